import { Mail } from 'lucide-react';
import { errorText } from '../../../../lib/api.ts';
import { focusHeading } from '../../../../lib/focus-heading.ts';
import { tellOtherTabs } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/useNow.ts';
import { useWrite } from '../../../../lib/useWrite.ts';
import { Note } from '../../../../ui/Note.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import * as uiTexts from '../../../../ui/texts.tsx';
import * as texts from './texts.ts';
import * as linkStyles from '../../../../ui/link.module.css';

const onError = (error: Error) =>
  toast({ tone: 'error', title: uiTexts.toastError, description: errorText(error) });

/** A new address whose link is not opened yet. */
export function NewEmail({ address, until }: { address: string; until: string }) {
  const now = useNow();
  const hasExpired = now !== null && now >= Date.parse(until);
  const sending = useWrite('POST /api/user/email/send', {
    onSuccess: ({ message }) =>
      toast({ tone: 'success', title: texts.emailSentAgain, description: message }),
    onError,
  });
  const dropping = useWrite('DELETE /api/user/email', {
    onSuccess() {
      tellOtherTabs();
      toast({ tone: 'success', title: texts.emailKept });
      // The note goes, and the button with it.
      focusHeading();
    },
    onError,
  });
  const isPending = sending.isPending || dropping.isPending;
  return (
    <Note tone="warn" icon={Mail} isBusy={isPending}>
      <p>
        <strong>{hasExpired ? texts.emailExpiredTitle : texts.emailPendingTitle}</strong>{' '}
        {hasExpired ? texts.emailExpired(address) : texts.emailPending(address, until)}{' '}
        {!hasExpired && (
          <>
            <button
              type="button"
              className={linkStyles.link}
              onClick={() => {
                if (!isPending) sending.mutate(undefined);
              }}
            >
              {texts.emailSendAgain}
            </button>
            {' · '}
          </>
        )}
        <button
          type="button"
          className={linkStyles.link}
          onClick={() => {
            if (!isPending) dropping.mutate(undefined);
          }}
        >
          {texts.emailKeep}
        </button>
      </p>
    </Note>
  );
}
