import { call } from '../../../lib/api.ts';
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
      send={(token) => call('POST /api/newsletter/confirm', { body: { token } })}
      changes="POST /api/newsletter/confirm"
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
      send={(token) => call('POST /api/newsletter/unsubscribe', { query: { token } })}
      changes="POST /api/newsletter/unsubscribe"
      next={HOME}
      again={HOME}
    />
  );
}
