import { zodResolver } from '@hookform/resolvers/zod';
import { resetForm, type ResetForm } from '@cortado/contract/accounts';
import { useForm, useWatch } from 'react-hook-form';
import { failureText } from '../../lib/failure-text.ts';
import { useSetSession } from '../../lib/session.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { AuthForm } from './AuthForm.tsx';
import { MatchHint } from '../passwords/MatchHint.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { StrengthMeter } from '../passwords/StrengthMeter.tsx';
import * as texts from '#messages/auth';

interface ResetPasswordFormProps {
  username: string;
  /** Null where the cookie holds it. */
  token: string | null;
  onDone: () => void;
}

export function ResetPasswordForm({ username, token, onDone }: ResetPasswordFormProps) {
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { register, handleSubmit, control, formState } = form;
  const [password, repeated] = useWatch({ control, name: ['newPassword', 'confirmNewPassword'] });
  const setSession = useSetSession();
  const resetting = useWrite('POST /api/reset-password', {
    form,
    done() {
      onDone();
      // The server has ended every session, this browser's too.
      setSession(null);
      return { title: texts.resetDone(), description: texts.resetDoneDescription() };
    },
    failed: (error) => ({
      title: texts.resetFailed(),
      description: failureText(error, texts.resetFailure),
    }),
  });
  const { errors } = formState;
  return (
    <AuthForm
      onSubmit={handleSubmit(({ newPassword }) =>
        resetting.mutate({ body: { newPassword, ...(token !== null && { token }) } }),
      )}
      action={texts.resetAction()}
      working={resetting.isPending ? texts.resetWorking() : null}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={texts.resetPassword()}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        meter={<StrengthMeter password={password} />}
        {...register('newPassword', { deps: 'confirmNewPassword' })}
      />
      <PasswordField
        label={texts.resetConfirmPassword()}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        hint={<MatchHint password={password} repeated={repeated} />}
        {...register('confirmNewPassword')}
      />
    </AuthForm>
  );
}
