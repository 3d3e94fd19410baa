import { MailCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { ApiError, errorText } from '../../../lib/api.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import type { Write } from '../../../lib/optimistic.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Note } from '../../../ui/Note.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import * as texts from '#messages/auth/mailed-link';
import * as linkStyles from '../../../ui/link.module.css';
import { Working } from '../Working.tsx';
import * as styles from '../auth.module.css';

interface MailedLinkProps {
  title: string;
  tagline: string;
  button: string;
  working: string;
  /** What the link is for; its answer says what came of it. */
  write: (token: string) => Write<{ message: string }>;
  onDone?: () => void;
  /** Where to go after it, and where to get another link. */
  next: { label: string; href: string };
  again: { label: string; href: string };
  /** Said instead of a failure, where there is nothing left to do. */
  settled?: string | null;
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The token of a mailed link, in the fragment, which no server sees; null until the page is alive. */
function useToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  );
}

function Banner({ text, isBad = false }: { text: string; isBad?: boolean }) {
  return isBad ? (
    <Note tone="danger" live="alert">
      {text}
    </Note>
  ) : (
    <Note tone="success" icon={MailCheck} live="status">
      {text}
    </Note>
  );
}

/** Whether pressing again would not help. */
const isOver = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'CONFIRMATION_INVALID' || error.code === 'EMAIL_TAKEN');

/** What a mailed link opens: a button, for programs that scan mail open links too, and press nothing. */
export function MailedLink(props: MailedLinkProps) {
  const { title, tagline, button, working, write, onDone, next, again, settled = null } = props;
  useTitle(title);
  const token = useToken();
  const sending = useAction((given: string) => write(given).send(), {
    changes: write('').route,
    done: () => onDone?.(),
    failed(error) {
      if (isOver(error)) focusHeading();
    },
    // The button that had the focus is gone.
    next: focusHeading,
  });
  const done = sending.data?.message ?? (sending.isError ? settled : null);
  const link = (to: { label: string; href: string }) => (
    <Link className={`${linkStyles.link} ${styles.back}`} href={to.href}>
      {to.label}
    </Link>
  );
  return (
    <AuthFrame title={title} tagline={tagline}>
      {token === null ? (
        <Working text={texts.linkOpening()} />
      ) : (
        <Stack gap={16}>
          {done !== null && <Banner text={done} />}
          {done === null && sending.error && <Banner isBad text={errorText(sending.error)} />}
          {done === null && token === '' && <Banner isBad text={texts.linkIncomplete()} />}
          {done === null && token !== '' && !isOver(sending.error) && (
            <Button
              look="solid"
              size="large"
              block
              working={sending.isPending ? working : null}
              onClick={() => sending.mutate(token)}
            >
              {button}
            </Button>
          )}
          {link(done === null && (sending.isError || token === '') ? again : next)}
        </Stack>
      )}
    </AuthFrame>
  );
}
