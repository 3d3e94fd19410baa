import { call } from '../../../lib/api.ts';
import { MailedLink } from './MailedLink.tsx';

const HOME = { label: 'Go on to Cortado', href: '/' };

/** /newsletter/confirm: the question that subscribing mails. */
export function ConfirmNewsletterScreen() {
  return (
    <MailedLink
      title="The Cortado newsletter"
      tagline="New cafés, once a month. It comes only if you say yes."
      button="Yes, send it to me"
      working="Subscribing..."
      send={(token) => call('POST /api/newsletter/confirm', { body: { token } })}
      next={HOME}
      again={{ label: 'Subscribe again at the end of any page', href: '/' }}
    />
  );
}

/** /newsletter/unsubscribe: the way out that stands in each letter. */
export function UnsubscribeScreen() {
  return (
    <MailedLink
      title="Leave the newsletter"
      tagline="No more letters, and we forget your address."
      button="Take me off the list"
      working="Taking you off..."
      send={(token) => call('POST /api/newsletter/unsubscribe', { query: { token } })}
      next={HOME}
      again={HOME}
    />
  );
}
