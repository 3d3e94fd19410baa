import { call } from '../../../lib/api.ts';
import { MailedLink } from './MailedLink.tsx';
import { confirmNewsletterTexts, mailedLinkTexts, unsubscribeTexts } from './texts.ts';

const HOME = { label: mailedLinkTexts.home, href: '/' };

/** /newsletter/confirm: the question that subscribing mails. */
export function ConfirmNewsletterScreen() {
  return (
    <MailedLink
      title={confirmNewsletterTexts.title}
      tagline={confirmNewsletterTexts.tagline}
      button={confirmNewsletterTexts.button}
      working={confirmNewsletterTexts.working}
      send={(token) => call('POST /api/newsletter/confirm', { body: { token } })}
      next={HOME}
      again={{ label: confirmNewsletterTexts.again, href: '/' }}
    />
  );
}

/** /newsletter/unsubscribe: the way out that stands in each letter. */
export function UnsubscribeScreen() {
  return (
    <MailedLink
      title={unsubscribeTexts.title}
      tagline={unsubscribeTexts.tagline}
      button={unsubscribeTexts.button}
      working={unsubscribeTexts.working}
      send={(token) => call('POST /api/newsletter/unsubscribe', { query: { token } })}
      next={HOME}
      again={HOME}
    />
  );
}
