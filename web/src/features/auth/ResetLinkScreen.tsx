import { Redirect, useLocation, useSearch } from 'wouter';
import { useTitle } from '../../lib/useTitle.ts';
import { toast } from '../../lib/toast.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { linkFailureText } from './link-failure-text.ts';
import * as texts from '#messages/auth';
import { useResetLinkCheck } from './useResetLinkCheck.ts';
import { Working } from './Working.tsx';

/** Where the mailed link arrives: its token is in a cookie by now, and is checked. */
function CheckedLink() {
  const [, navigate] = useLocation();
  const { error } = useResetLinkCheck(null, () => {
    const description = texts.resetLinkOpenedDescription();
    toast({ tone: 'note', title: texts.resetLinkOpened(), description });
    navigate('/auth?tab=resetPassword&reset=true', { replace: true });
  });
  if (error) return <InvalidLink text={linkFailureText(error, texts.resetLinkUnexpected())} />;
  return <Working text={texts.resetLinkWorking()} />;
}

/** /password-reset/{userId} and /reset-password. */
export function ResetLinkScreen({ userId }: { userId: string | null }) {
  useTitle(texts.tabs.resetPassword.documentTitle());
  const token = new URLSearchParams(useSearch()).get('token');
  if (token) return <Redirect to={`/auth?token=${encodeURIComponent(token)}`} replace />;
  return (
    <AuthFrame title={texts.resetLinkTitle()} tagline={texts.resetLinkTagline()}>
      {userId === null ? <InvalidLink text={texts.resetLinkNoUser()} /> : <CheckedLink />}
    </AuthFrame>
  );
}
