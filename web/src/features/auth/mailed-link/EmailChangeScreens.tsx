import { call } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { tellOtherTabs } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from './texts.ts';

const SETTINGS = '/profile?tab=settings';

/** /email-change/confirm: the link that is mailed to a new address. */
export function ConfirmNewEmailScreen() {
  const invalidate = useInvalidate();
  return (
    <MailedLink
      title={texts.newEmailTitle}
      tagline={texts.newEmailTagline}
      button={texts.newEmailButton}
      working={texts.confirmEmailWorking}
      send={(token) => call('POST /api/email-change/confirm', { body: { token } })}
      onDone={() => {
        void invalidate('POST /api/email-change/confirm');
        tellOtherTabs();
      }}
      next={{ label: texts.linkHome, href: '/' }}
      again={{ label: texts.newEmailAgain, href: SETTINGS }}
    />
  );
}

/** /email-change/undo: the link that is mailed to the old address. */
export function UndoEmailChangeScreen() {
  const invalidate = useInvalidate();
  return (
    <MailedLink
      title={texts.undoEmailTitle}
      tagline={texts.undoEmailTagline}
      button={texts.undoEmailButton}
      working={texts.undoEmailWorking}
      send={(token) => call('POST /api/email-change/undo', { body: { token } })}
      onDone={() => {
        void invalidate('POST /api/email-change/undo');
        tellOtherTabs();
      }}
      next={{ label: texts.undoEmailNext, href: '/auth?tab=forgotPassword' }}
      again={{ label: texts.linkHome, href: '/' }}
    />
  );
}
