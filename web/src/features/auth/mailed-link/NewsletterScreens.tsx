import { writeTo } from '../../../lib/optimistic.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from '#messages/auth/mailed-link';

const home = () => ({ label: texts.linkHome(), href: '/' });

/** /newsletter/confirm: the question that subscribing mails. */
export function ConfirmNewsletterScreen() {
  return (
    <MailedLink
      title={texts.confirmNewsletterTitle()}
      tagline={texts.confirmNewsletterTagline()}
      button={texts.confirmNewsletterButton()}
      working={texts.confirmNewsletterWorking()}
      write={(token) => writeTo('POST /api/newsletter/confirm', { body: { token } })}
      next={home()}
      again={{ label: texts.confirmNewsletterAgain(), href: '/' }}
    />
  );
}

/** /newsletter/unsubscribe: the way out that stands in each letter. */
export function UnsubscribeScreen() {
  return (
    <MailedLink
      title={texts.unsubscribeTitle()}
      tagline={texts.unsubscribeTagline()}
      button={texts.unsubscribeButton()}
      working={texts.unsubscribeWorking()}
      write={(token) => writeTo('POST /api/newsletter/unsubscribe', { query: { token } })}
      next={home()}
      again={home()}
    />
  );
}
