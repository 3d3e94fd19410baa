import { writeTo } from '../../../lib/optimistic.ts';
import { notifyOtherTabs } from '../../../lib/session.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from '#messages/auth/mailed-link';

const SETTINGS = '/profile?tab=settings';

/** /email-change/confirm: the link that is mailed to a new address. */
export function ConfirmNewEmailScreen() {
  return (
    <MailedLink
      title={texts.newEmailTitle()}
      tagline={texts.newEmailTagline()}
      button={texts.newEmailButton()}
      working={texts.confirmEmailWorking()}
      write={(token) => writeTo('POST /api/email-change/confirm', { body: { token } })}
      onDone={notifyOtherTabs}
      next={{ label: texts.linkHome(), href: '/' }}
      again={{ label: texts.newEmailAgain(), href: SETTINGS }}
    />
  );
}

/** /email-change/undo: the link that is mailed to the old address. */
export function UndoEmailChangeScreen() {
  return (
    <MailedLink
      title={texts.undoEmailTitle()}
      tagline={texts.undoEmailTagline()}
      button={texts.undoEmailButton()}
      working={texts.undoEmailWorking()}
      write={(token) => writeTo('POST /api/email-change/undo', { body: { token } })}
      onDone={notifyOtherTabs}
      next={{ label: texts.undoEmailNext(), href: '/auth?tab=forgotPassword' }}
      again={{ label: texts.linkHome(), href: '/' }}
    />
  );
}
