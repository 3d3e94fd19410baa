import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { IconButton } from './Button.tsx';
import { FieldFrame, hintLine, useField, type AsField } from './TextField.tsx';
import * as texts from '#messages/ui';
import * as fieldStyles from './field.module.css';
import * as inputStyles from './input.module.css';

/** A password, hidden until shown; it warns when Caps Lock is on. */
export function PasswordField(props: AsField<Omit<ComponentProps<'input'>, 'type'>>) {
  const { frame, input } = useField(props);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const onKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame
      {...frame}
      hint={
        <>
          {hintLine(frame.hint)}
          {capsLock && hintLine(texts.passwordCapsLock())}
        </>
      }
    >
      <div className={fieldStyles.password}>
        <input
          className={inputStyles.input}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? 'text' : 'password'}
          onKeyDown={onKey}
          onKeyUp={onKey}
        />
        <IconButton
          icon={Icon}
          label={shown ? texts.passwordHide() : texts.passwordShow()}
          aria-controls={frame.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
