import type { User } from '@cortado/contract';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '../../../lib/failure-text.ts';
import { useSetSession } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as texts from './texts.ts';
import * as uiTexts from '../../../ui/texts.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { callForMessage } from './call-for-message.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as styles from './settings.module.css';

const HOME_AFTER_MS = 1000;
const FAILURE = {
  silent: texts.deleteFailed,
  unreadable: texts.deleteUnreadable,
};

/** Inside the dialog: what is asked for is what the account has; a failure stays in it. */
export function DeleteAccountForm({ viewer }: { viewer: User }) {
  const { hasPassword } = viewer;
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const setSession = useSetSession();
  const [, navigate] = useLocation();
  const deleting = useMutation({
    mutationFn: () =>
      callForMessage('POST /api/delete-account', {
        body: hasPassword ? { password: given } : { username: given },
      }),
    onMutate: () => toast({ tone: 'note', title: texts.deleting }),
    onSuccess: () => {
      toast({
        tone: 'success',
        title: texts.deleted,
        description: texts.deletedAbout,
      });
    },
    onError: (error) => {
      const text = failureText(error, FAILURE);
      setProblem(text);
      toast({ tone: 'error', title: uiTexts.toastError, description: text });
      input.current?.focus();
    },
  });
  const isDeleted = deleting.isSuccess;
  const signOutHere = useEffectEvent(() => setSession(null));
  useEffect(() => {
    if (!isDeleted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
      timer = undefined;
      navigate('/');
      signOutHere();
    }, HOME_AFTER_MS);
    return () => {
      // They have gone elsewhere by themselves.
      if (timer !== undefined) signOutHere();
      clearTimeout(timer);
    };
  }, [isDeleted, navigate]);
  const isBusy = deleting.isPending || isDeleted;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (given.trim() === '') {
      setProblem(hasPassword ? texts.deleteWithoutPassword : texts.deleteWithoutUsername);
      input.current?.focus();
      return;
    }
    setProblem(null);
    deleting.mutate();
  };
  const field = {
    ref: input,
    value: given,
    error: problem ?? undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setGiven(target.value),
  };
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {hasPassword ? (
        <PasswordField label={texts.password} autoComplete="current-password" {...field} />
      ) : (
        <TextField
          label={texts.deleteUsername}
          autoComplete="off"
          autoCapitalize="none"
          {...field}
        />
      )}
      <div className={dialogStyles.end}>
        <AlertDialog.Cancel
          className={`${buttonStyles.button} ${buttonStyles.line}`}
          disabled={isBusy}
        >
          {texts.cancel}
        </AlertDialog.Cancel>
        <WorkingButton
          className={`${buttonStyles.button} ${buttonStyles.danger}`}
          working={isBusy ? texts.deleting : null}
        >
          {texts.deleteAction}
        </WorkingButton>
      </div>
    </form>
  );
}
