import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiSend } from '../../lib/api.ts';
import type { ResetLink } from './auth-tabs.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { INVALID_LINK, linkFailureText } from './reset-texts.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import * as spinnerStyles from '../../ui/spinner.module.css';
import * as styles from './auth.module.css';

const BACK_AFTER_MS = 3000;

interface Holder {
  username: string;
  email: string;
}

interface ResetPanelProps {
  link: ResetLink;
  onLogin: () => void;
  onForgot: () => void;
}

function problemOf(link: ResetLink, error: unknown): string | null {
  if (link === null || link === 'broken') return INVALID_LINK;
  if (!error) return null;
  return linkFailureText(
    error,
    'An error occurred. Please try again later.',
    'Network error. Please check your connection and try again.',
  );
}

/** Checks the link, asks for the new password, and returns to the login. */
export function ResetPanel({ link, onLogin, onForgot }: ResetPanelProps) {
  const [done, setDone] = useState(false);
  const token = typeof link === 'object' ? (link?.token ?? null) : null;
  const { data, error } = useQuery({
    queryKey: ['/api/verify-reset-token', token],
    queryFn: () =>
      apiSend<Holder>('POST', '/api/verify-reset-token', token === null ? {} : { token }),
    enabled: link !== null && link !== 'broken' && !done,
    gcTime: 0,
  });
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onLogin, BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, onLogin]);
  if (done) {
    return (
      <output className={styles.banner}>
        <CircleCheck size={18} aria-hidden="true" />
        Your password has been reset successfully.
      </output>
    );
  }
  const problem = problemOf(link, error);
  if (problem !== null) return <InvalidLink text={problem} onForgot={onForgot} />;
  if (!data) {
    return (
      <output className={styles.working}>
        <span className={spinnerStyles.spinner} aria-hidden="true" />
        Processing password reset...
      </output>
    );
  }
  return <ResetPasswordForm username={data.username} token={token} onDone={() => setDone(true)} />;
}
