import type { User } from '@cortado/contract';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { failureText } from '../../../lib/api.ts';
import { useSetSession } from '../../../lib/session.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { callForMessage } from './call-for-message.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as dialogStyles from '../../../ui/dialog.module.css';
import * as styles from './settings.module.css';

const HOME_AFTER_MS = 1000;
const FAILURE = {
  silent: 'Failed to delete account',
  unreadable: 'An unexpected error occurred',
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
    onMutate: () => toast({ tone: 'note', title: 'Deleting account...' }),
    onSuccess: () => {
      toast({
        tone: 'success',
        title: 'Success',
        description: 'Your account has been successfully deleted.',
      });
    },
    onError: (error) => {
      const text = failureText(error, FAILURE);
      setProblem(text);
      toast({ tone: 'error', title: 'Error', description: text });
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
      setProblem(
        hasPassword ? 'Password confirmation is required' : 'Please type your username to confirm',
      );
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
        <PasswordField label="Password" autoComplete="current-password" {...field} />
      ) : (
        <TextField label="Username" autoComplete="off" autoCapitalize="none" {...field} />
      )}
      <div className={dialogStyles.end}>
        <AlertDialog.Cancel
          className={`${buttonStyles.button} ${buttonStyles.line}`}
          disabled={isBusy}
        >
          Cancel
        </AlertDialog.Cancel>
        <WorkingButton
          className={`${buttonStyles.button} ${buttonStyles.danger}`}
          working={isBusy ? 'Deleting account...' : null}
        >
          Delete Account
        </WorkingButton>
      </div>
    </form>
  );
}
