import { Mail } from 'lucide-react';
import { focusHeading } from '../../../../lib/focus-heading.ts';
import { notifyOtherTabs } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Note } from '../../../../ui/Note.tsx';
import * as texts from '#messages/profile/settings/details';
import { formatMoment } from '../../../../lib/dates.ts';
import * as linkStyles from '../../../../ui/link.module.css';

/** A new address whose link is not opened yet. */
export function NewEmail({ address, until }: { address: string; until: string }) {
  const now = useNow();
  const hasExpired = now !== null && now >= Date.parse(until);
  const sending = useWrite('POST /api/user/email/send', {
    done: ({ message }) => ({ title: texts.emailSentAgain(), description: message }),
  });
  const dropping = useWrite('DELETE /api/user/email', {
    done() {
      notifyOtherTabs();
      return texts.emailKept();
    },
    // The note goes, and the button with it.
    next: focusHeading,
  });
  const isPending = sending.isPending || dropping.isPending;
  return (
    <Note tone="warn" icon={Mail} isBusy={isPending}>
      <p>
        <strong>{hasExpired ? texts.emailExpiredTitle() : texts.emailPendingTitle()}</strong>{' '}
        {hasExpired
          ? texts.emailExpired({ address })
          : texts.emailPending({ address, time: formatMoment(until) })}{' '}
        {!hasExpired && (
          <>
            <button
              type="button"
              className={linkStyles.link}
              onClick={() => isPending || sending.mutate(undefined)}
            >
              {texts.emailSendAgain()}
            </button>
            {' · '}
          </>
        )}
        <button
          type="button"
          className={linkStyles.link}
          onClick={() => isPending || dropping.mutate(undefined)}
        >
          {texts.emailKeep()}
        </button>
      </p>
    </Note>
  );
}
