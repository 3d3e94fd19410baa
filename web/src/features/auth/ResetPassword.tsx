import { resetForm } from '@cortado/contract/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSetSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useSchemaForm } from '../../lib/useSchemaForm.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { Form } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { NewPassword } from '../passwords/NewPassword.tsx';
import { AuthFrame, Working } from './AuthFrame.tsx';
import type { ResetLink } from './auth-tabs.ts';
import * as texts from '#messages/auth';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';

/** Why a reset link was not accepted, as its page says it: the server's words, if they differ. */
export function linkFailureText(error: unknown, other: string, network = other): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  if (!isRefusal) return other;
  if (error.code === 'RESET_TOKEN_INVALID') return texts.resetLinkInvalid();
  return failureText(error, {
    silent: texts.resetLinkInvalid,
    statuses: { 0: () => network, 429: texts.resetLinkTooMany },
  });
}

const BACK_AFTER_MS = 3000;

/**
 * Has the server check a reset link as soon as its screen shows.
 * @param token of the link; null where the cookie holds it
 */
function useResetLinkCheck(token: string | null, onSuccess?: () => void) {
  const { mutate, data, error } = useWrite('POST /api/verify-reset-token', {
    // Where effects run twice, both calls are sent: the answer to the first one is ignored.
    scope: 'reset link',
    failed: null,
  });
  const check = useEffectEvent((body: { token?: string }) =>
    // Reported to this call alone: not after the screen is left, nor twice where effects run twice.
    mutate({ body }, onSuccess && { onSuccess }),
  );
  useEffect(() => check(token === null ? {} : { token }), [token]);
  return { data, error };
}

/** Says why a reset link does not work, and links to request another. */
function InvalidLink({ text, onForgot }: { text: string; onForgot?: () => void }) {
  return (
    <Stack gap={16}>
      <Note tone="danger" live="alert">
        {text}
      </Note>
      <Link
        className={`${linkStyles.link} ${styles.back}`}
        href="/auth?tab=forgotPassword"
        replace
        onClick={onForgot && (() => onForgot())}
      >
        {texts.resetLinkAnother()}
      </Link>
    </Stack>
  );
}

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

interface ResetFormProps {
  /** Null where the cookie holds it. */
  token: string | null;
  onDone: () => void;
}

function ResetForm({ username, token, onDone }: ResetFormProps & { username: string }) {
  const form = useSchemaForm(resetForm, { newPassword: '', confirmNewPassword: '' });
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
  return (
    <Form
      isMain
      username={username}
      onSubmit={form.handleSubmit(({ newPassword }) =>
        resetting.mutate({ body: { newPassword, ...(token !== null && { token }) } }),
      )}
      submit={texts.resetAction()}
      working={resetting.isPending && texts.resetWorking()}
    >
      <NewPassword
        form={form}
        names={['newPassword', 'confirmNewPassword']}
        labels={[texts.resetPassword(), texts.resetConfirmPassword()]}
      />
    </Form>
  );
}

/** The form, once the link turns out to work. */
function CheckedForm({ onForgot, ...form }: ResetFormProps & { onForgot: () => void }) {
  const { data, error } = useResetLinkCheck(form.token);
  if (error) {
    const text = linkFailureText(error, texts.resetLinkFailed(), texts.resetLinkNoNetwork());
    return <InvalidLink text={text} onForgot={onForgot} />;
  }
  if (!data) return <Working text={texts.resetLinkWorking()} />;
  return <ResetForm username={data.username} {...form} />;
}

interface ResetPanelProps {
  link: ResetLink;
  onLogin: () => void;
  onForgot: () => void;
}

/** Checks the link, asks for the new password, and returns to 'Login'. */
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
