import { Redirect, useLocation, useSearch } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { linkFailureText } from './link-failure-text.ts';
import { useResetLinkCheck } from './useResetLinkCheck.ts';
import * as spinnerStyles from '../../ui/spinner.module.css';
import * as styles from './auth.module.css';

const UNEXPECTED = 'An unexpected error occurred. Please try again or request a new reset link.';

/** Where the mailed link arrives: its token is in a cookie by now, and is checked. */
function CheckedLink() {
  const [, navigate] = useLocation();
  const { error } = useResetLinkCheck(null, () => {
    toast({
      tone: 'note',
      title: 'Password Reset',
      description: 'Please enter your new password to complete the reset process.',
    });
    navigate('/auth?tab=resetPassword&reset=true', { replace: true });
  });
  if (error) return <InvalidLink text={linkFailureText(error, UNEXPECTED)} />;
  return (
    <output className={styles.working}>
      <span className={spinnerStyles.spinner} aria-hidden="true" />
      Processing password reset...
    </output>
  );
}

/** /password-reset/{userId} and /reset-password. */
export function ResetLinkScreen({ userId }: { userId: string | null }) {
  useTitle('Reset password');
  const token = new URLSearchParams(useSearch()).get('token');
  if (token) return <Redirect to={`/auth?token=${encodeURIComponent(token)}`} replace />;
  return (
    <AuthFrame title="Reset your password" tagline="We check your link first.">
      {userId === null ? (
        <InvalidLink text="Invalid password reset link. Missing user ID." />
      ) : (
        <CheckedLink />
      )}
    </AuthFrame>
  );
}
