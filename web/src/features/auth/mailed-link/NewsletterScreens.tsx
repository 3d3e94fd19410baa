import { writeTo } from '../../../lib/optimistic.ts';
import { MailedLink } from './MailedLink.tsx';
import * as texts from './texts.ts';

const HOME = { label: texts.linkHome, href: '/' };

/** /newsletter/confirm: the question that subscribing mails. */
export function ConfirmNewsletterScreen() {
  return (
    <MailedLink
      title={texts.confirmNewsletterTitle}
      tagline={texts.confirmNewsletterTagline}
      button={texts.confirmNewsletterButton}
      working={texts.confirmNewsletterWorking}
      write={(token) => writeTo('POST /api/newsletter/confirm', { body: { token } })}
      next={HOME}
      again={{ label: texts.confirmNewsletterAgain, href: '/' }}
    />
  );
}

/** /newsletter/unsubscribe: the way out that stands in each letter. */
export function UnsubscribeScreen() {
  return (
    <MailedLink
      title={texts.unsubscribeTitle}
      tagline={texts.unsubscribeTagline}
      button={texts.unsubscribeButton}
      working={texts.unsubscribeWorking}
      write={(token) => writeTo('POST /api/newsletter/unsubscribe', { query: { token } })}
      next={HOME}
      again={HOME}
    />
  );
}
