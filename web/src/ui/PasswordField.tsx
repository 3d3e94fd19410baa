import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from './TextField.tsx';
import * as texts from '#messages/ui';
import * as fieldStyles from './field.module.css';
import * as inputStyles from './input.module.css';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'required'>;

/** A password, hidden until asked for; it tells when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, aside, required, error, hint, meter, ...input } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const onKey = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const capsLockHint = capsLock ? (
    <p className={fieldStyles.hint}>{texts.passwordCapsLock()}</p>
  ) : null;
  const field = { label, aside, required: required ?? false, error, meter };
  return (
    <FieldFrame
      id={id}
      {...field}
      hint={
        <>
          {hint}
          {capsLockHint}
        </>
      }
    >
      <div className={fieldStyles.password}>
        <input
          className={inputStyles.input}
          autoCapitalize="none"
          spellCheck={false}
          {...fieldAria(id, field)}
          {...input}
          type={shown ? 'text' : 'password'}
          onKeyDown={onKey}
          onKeyUp={onKey}
        />
        <button
          type="button"
          aria-label={shown ? texts.passwordHide() : texts.passwordShow()}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  );
}
