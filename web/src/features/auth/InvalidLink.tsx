import { CircleAlert } from 'lucide-react';
import { Link } from 'wouter';

/** Says why a reset link does not work, and the way to another. */
export function InvalidLink({ text, onForgot }: { text: string; onForgot?: () => void }) {
  return (
    <div className="auth-form">
      <p className="auth-banner" data-tone="bad" role="alert">
        <CircleAlert size={18} aria-hidden="true" />
        {text}
      </p>
      <Link
        className="link auth-back"
        href="/auth?tab=forgotPassword"
        replace
        onClick={onForgot && (() => onForgot())}
      >
        Request a new password reset link
      </Link>
    </div>
  );
}
