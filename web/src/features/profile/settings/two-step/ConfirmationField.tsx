import type { TwoStepConfirmation, User } from '@cortado/contract';
import { useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, errorText } from '../../../../lib/api.ts';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import * as settingsTexts from '#messages/profile/settings';
import { SecondStepField, type Passkey } from './SecondStepField.tsx';
import * as texts from '#messages/profile/settings/two-step';

/** What the server says of a field; null if it says nothing of it. */
export function fieldText(error: Error | null, field: string): string | null {
  return (error instanceof ApiError && error.fields[field]) || null;
}

/** What is wrong beside the fields. */
export function otherText(error: Error | null, fields: readonly string[]): string | null {
  return error && !fields.some((field) => fieldText(error, field)) ? errorText(error) : null;
}

/**
 * What a change is confirmed with: the password, or where there is none, the second step if there is one. `missing`
 * says what is not typed yet; `ask` puts the focus into the field, and drops what a passkey has signed: it works once.
 */
export function useConfirmation(viewer: User) {
  const { hasPassword, hasTwoStep } = viewer;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [passkey, setPasskey] = useState<Passkey>();
  const body: TwoStepConfirmation = hasPassword
    ? { password: typed }
    : passkey
      ? { passkey }
      : { code: typed };
  const isMissing = (hasPassword || hasTwoStep) && !passkey && typed.trim() === '';
  return {
    body,
    missing: isMissing
      ? hasPassword
        ? texts.withoutPassword()
        : settingsTexts.codeMissing()
      : null,
    ask() {
      flushSync(() => setPasskey(undefined));
      input.current?.focus();
    },
    field: {
      input: {
        ref: input,
        value: typed,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      },
      secondStep: { viewer, passkey, onPasskey: setPasskey },
    },
  };
}

type ConfirmationFieldProps = ReturnType<typeof useConfirmation>['field'] & {
  error?: string | undefined;
};

/** The field of `useConfirmation`; nothing where the account has neither a password nor a second step. */
export function ConfirmationField({ input, secondStep, error }: ConfirmationFieldProps) {
  const { hasPassword, hasTwoStep } = secondStep.viewer;
  if (hasPassword) {
    return (
      <PasswordField
        label={texts.password()}
        autoComplete="current-password"
        error={error}
        {...input}
      />
    );
  }
  if (!hasTwoStep) return null;
  return <SecondStepField label={texts.currentCode()} error={error} {...input} {...secondStep} />;
}
