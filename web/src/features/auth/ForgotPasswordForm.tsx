import { zodResolver } from '@hookform/resolvers/zod';
import { forgottenPassword } from '@cortado/contract/accounts';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../lib/api.ts';
import { showFieldErrors } from '../../lib/show-field-errors.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast-store.ts';
import { forgotTexts } from './texts.ts';
import { useUnsent } from './useUnsent.ts';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import * as buttonStyles from '../../ui/button.module.css';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';

export function ForgotPasswordForm({ onBack }: { onBack: () => void }) {
  const { email } = useUnsent();
  const form = useForm({ resolver: zodResolver(forgottenPassword), defaultValues: { email } });
  const asking = useWrite('POST /api/forgot-password', {
    onSuccess: ({ message }) =>
      toast({ tone: 'success', title: forgotTexts.done, description: message }),
    onError: (error) => {
      const description = failureText(error, forgotTexts.failure);
      toast({ tone: 'error', title: forgotTexts.failed, description });
      showFieldErrors(form, error);
    },
  });
  const back = (
    <button type="button" className={`${linkStyles.link} ${styles.back}`} onClick={onBack}>
      {forgotTexts.back}
    </button>
  );
  if (asking.isSuccess) {
    return (
      <div className={styles.form}>
        <output className={styles.banner}>
          <MailCheck size={18} aria-hidden="true" />
          {forgotTexts.sent}
        </output>
        {back}
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((body) => asking.mutate({ body }))(event)}
    >
      <TextField
        label={forgotTexts.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <WorkingButton
        className={`${buttonStyles.button} ${buttonStyles.solid} ${buttonStyles.large} ${buttonStyles.block}`}
        working={asking.isPending ? forgotTexts.working : null}
      >
        {forgotTexts.action}
      </WorkingButton>
      {back}
    </form>
  );
}
