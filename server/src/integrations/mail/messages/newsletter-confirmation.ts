import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** Asks for confirmation of a subscription; declining takes no action, or one click. */
export function newsletterConfirmationMail(
  email: string,
  { confirmUrl, unsubscribeUrl }: { confirmUrl: string; unsubscribeUrl: string },
): Mail {
  return renderEmail({
    to: email,
    subject: 'Please confirm the Cortado newsletter',
    paragraphs: [
      'someone, hopefully you, asked for the Cortado newsletter: new cafés, once a month.',
      'It comes only if you confirm. The link below works for a week.',
    ],
    link: { label: 'Yes, send it to me', url: confirmUrl },
    note: `If it was not you, you need not do anything. To be forgotten at once: ${unsubscribeUrl}`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
