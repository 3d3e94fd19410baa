import { MailCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { codeOf, errorText } from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { writeTo, type Write } from '../../lib/optimistic.ts';
import { useRenewSession, useSession } from '../../lib/session.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useAction } from '../../lib/useWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { AuthFrame, Working } from './AuthFrame.tsx';
import * as texts from '#messages/auth/mailed-link';
import * as linkStyles from '../../ui/link.module.css';
import * as styles from './auth.module.css';

const { links } = texts;
export type MailedLinkName = keyof typeof links;

type Way = readonly [label: () => string, href: string];
const HOME: Way = [texts.linkHome, '/'];

interface Kind {
  /** What the link is for; its answer is the success message. */
  write: (token: string) => Write<{ message: string }>;
  /** Whether it changes who is signed in, or their address. */
  isOfSession?: true;
  /** Where to go after it, and where to get another link. */
  next: Way;
  again: Way;
}

const KINDS: Readonly<Record<MailedLinkName, Kind>> = {
  // The link that registering mails.
  confirmEmail: {
    write: (token) => writeTo('POST /api/confirm-email', { body: { token } }),
    next: HOME,
    again: [links.confirmEmail.again, '/profile'],
  },
  // The link that is mailed to a new address.
  confirmNewEmail: {
    write: (token) => writeTo('POST /api/email-change/confirm', { body: { token } }),
    isOfSession: true,
    next: HOME,
    again: [links.confirmNewEmail.again, '/profile?tab=settings'],
  },
  // The link that is mailed to the old address.
  undoEmailChange: {
    write: (token) => writeTo('POST /api/email-change/undo', { body: { token } }),
    isOfSession: true,
    next: [links.undoEmailChange.next, '/auth?tab=forgotPassword'],
    again: HOME,
  },
  // The confirmation of a subscription.
  confirmNewsletter: {
    write: (token) => writeTo('POST /api/newsletter/confirm', { body: { token } }),
    next: HOME,
    again: [links.confirmNewsletter.again, '/'],
  },
  // The link to unsubscribe in each mail.
  unsubscribe: {
    write: (token) => writeTo('POST /api/newsletter/unsubscribe', { query: { token } }),
    next: HOME,
    again: HOME,
  },
};

export const isMailedLink = (name: string): name is MailedLinkName => name in KINDS;

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The token of a mailed link, in the fragment, which is not sent to the server; null until hydration. */
function useToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
}

/** Whether a retry would not help. */
const isOver = (error: unknown) => ['CONFIRMATION_INVALID', 'EMAIL_TAKEN'].includes(codeOf(error));

/** What a mailed link opens: a button, because mail scanners open links too, but press nothing. */
export function MailedLink({ name }: { name: MailedLinkName }) {
  const { title, tagline, button, working } = links[name];
  const { write, isOfSession, next, again } = KINDS[name];
  useTitle(title());
  const { viewer } = useSession();
  const token = useToken();
  const renewSession = useRenewSession();
  const send = async (given: string) => {
    const answer = await write(given).send();
    // Known before the next press: the screen to sign in sends members home.
    if (isOfSession) await renewSession();
    return answer;
  };
  const sending = useAction(send, {
    changes: write('').route,
    failed(error) {
      if (isOver(error)) focusHeading();
    },
    // The button that had the focus is gone.
    next: focusHeading,
  });
  // Shown instead of an error, where there is nothing left to do.
  const isSettled = name === 'confirmEmail' && sending.isError && viewer?.isEmailConfirmed;
  const done = sending.data?.message ?? (isSettled ? texts.confirmEmailSettled() : null);
  const hasProblem = sending.isError || token === '';
  const [label, href] = done === null && hasProblem ? again : next;
  return (
    <AuthFrame title={title()} tagline={tagline()}>
      {token === null ? (
        <Working text={texts.linkOpening()} />
      ) : (
        <Stack gap={16}>
          {done !== null && (
            <Note tone="success" icon={MailCheck} live="status">
              {done}
            </Note>
          )}
          {done === null && hasProblem && (
            <Note tone="danger" live="alert">
              {sending.error ? errorText(sending.error) : texts.linkIncomplete()}
            </Note>
          )}
          {done === null && token !== '' && !isOver(sending.error) && (
            <Button
              look="solid"
              size="large"
              block
              working={sending.isPending && working()}
              onClick={() => sending.mutate(token)}
            >
              {button()}
            </Button>
          )}
          <Link className={`${linkStyles.link} ${styles.back}`} href={href}>
            {label()}
          </Link>
        </Stack>
      )}
    </AuthFrame>
  );
}
