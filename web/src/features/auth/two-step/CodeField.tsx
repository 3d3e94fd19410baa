import { useEffect, type ComponentProps, type RefObject } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import * as texts from '#messages/auth/two-step';

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'value' | 'onChange'> {
  input: RefObject<HTMLInputElement | null>;
  isRecovery: boolean;
  error: string | undefined;
}

/** Takes a code as it is read, '123 456' too; one may type at once. */
export function CodeField({ input, isRecovery, ...field }: CodeFieldProps) {
  useEffect(() => input.current?.focus(), [input]);
  return (
    <TextField
      ref={input}
      label={isRecovery ? texts.recoveryCode() : texts.code()}
      hint={isRecovery ? texts.recoveryCodeHint() : texts.codeHint()}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
