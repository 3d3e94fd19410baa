import { useEffect, useState } from 'react';
import { Note } from '../../ui/Note.tsx';
import type { ResetLink } from './auth-tabs.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { linkFailureText } from './link-failure-text.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import * as texts from '#messages/auth';
import { useResetLinkCheck } from './useResetLinkCheck.ts';
import { Working } from './Working.tsx';

const BACK_AFTER_MS = 3000;

interface ResetPanelProps {
  link: ResetLink;
  onLogin: () => void;
  onForgot: () => void;
}

interface CheckedFormProps {
  /** Null where the cookie holds it. */
  token: string | null;
  onDone: () => void;
  onForgot: () => void;
}

/** The form, once the link turns out to work. */
function CheckedForm({ token, onDone, onForgot }: CheckedFormProps) {
  const { data, error } = useResetLinkCheck(token);
  if (error) {
    const text = linkFailureText(error, texts.resetLinkFailed(), texts.resetLinkNoNetwork());
    return <InvalidLink text={text} onForgot={onForgot} />;
  }
  if (!data) return <Working text={texts.resetLinkWorking()} />;
  return <ResetPasswordForm username={data.username} token={token} onDone={onDone} />;
}

/** Checks the link, asks for the new password, and returns to the login. */
export function ResetPanel({ link, onLogin, onForgot }: ResetPanelProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(onLogin, BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, onLogin]);
  if (done) {
    return (
      <Note tone="success" live="status">
        {texts.resetSuccess()}
      </Note>
    );
  }
  if (link === null || link === 'broken') {
    return <InvalidLink text={texts.resetLinkInvalid()} onForgot={onForgot} />;
  }
  const token = link === 'cookie' ? null : link.token;
  return <CheckedForm token={token} onDone={() => setDone(true)} onForgot={onForgot} />;
}
