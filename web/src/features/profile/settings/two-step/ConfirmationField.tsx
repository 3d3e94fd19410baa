import type { TwoStepConfirmation, User } from '@cortado/contract';
import type { ComponentProps } from 'react';
import { ApiError, errorText } from '../../../../lib/api.ts';
import { PasswordField } from '../../../../ui/PasswordField.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import * as texts from './texts.ts';

/** What a change is confirmed with: the password, or where there is none, a code of the second step. */
export const confirmationOf = ({ hasPassword }: User, given: string): TwoStepConfirmation =>
  hasPassword ? { password: given } : { code: given };

/** Whether there is anything to confirm a change with. */
export const isConfirmed = ({ hasPassword, hasTwoStep }: User) => hasPassword || hasTwoStep;

/** What the server says of a field; null if it says nothing of it. */
export function fieldText(error: Error | null, field: string): string | null {
  return (error instanceof ApiError && error.fields[field]) || null;
}

/** What is wrong beside the fields. */
export function otherText(error: Error | null, fields: readonly string[]): string | null {
  return error && !fields.some((field) => fieldText(error, field)) ? errorText(error) : null;
}

type ConfirmationFieldProps = Omit<ComponentProps<'input'>, 'required'> & {
  viewer: User;
  error?: string | undefined;
};

export function ConfirmationField({ viewer, ...input }: ConfirmationFieldProps) {
  return viewer.hasPassword ? (
    <PasswordField label={texts.password} autoComplete="current-password" {...input} />
  ) : (
    <TextField
      label={texts.currentCode}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}
