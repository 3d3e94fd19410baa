import { zodResolver } from '@hookform/resolvers/zod';
import { forgottenPassword } from '@cortado/contract/accounts';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/failure-text.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Note } from '../../ui/Note.tsx';
import { AuthForm } from './AuthForm.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/auth';
import { useUnsent } from './useUnsent.ts';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';

export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { email } = useUnsent();
  const form = useForm({ resolver: zodResolver(forgottenPassword), defaultValues: { email } });
  const asking = useWrite('POST /api/forgot-password', {
    form,
    done: ({ message }) => ({ title: texts.forgotDone(), description: message }),
    failed: (error) => ({
      title: texts.forgotFailed(),
      description: failureText(error, texts.forgotFailure),
    }),
  });
  const back = (
    <button type="button" className={`${linkStyles.link} ${styles.back}`} onClick={onBack}>
      {texts.forgotBack()}
    </button>
  );
  if (asking.isSuccess) {
    return (
      <Stack gap={16}>
        <Note tone="success" icon={MailCheck} live="status">
          {texts.forgotSent()}
        </Note>
        {back}
      </Stack>
    );
  }
  return (
    <AuthForm
      onSubmit={form.handleSubmit((body) => asking.mutate({ body }))}
      action={texts.forgotAction()}
      working={asking.isPending ? texts.forgotWorking() : null}
      others={back}
    >
      <TextField
        label={texts.forgotEmail()}
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
    </AuthForm>
  );
}
