import type { Mail } from '../transport.ts';
import { renderEmail } from './render-email.ts';

/** Asks for confirmation of a subscription; declining takes no action, or one click. */
export const newsletterConfirmationMail = (
  email: string,
  { confirmUrl, unsubscribeUrl }: { confirmUrl: string; unsubscribeUrl: string },
): Mail =>
  renderEmail(email, {
    subject: 'Confirm your subscription to the Cortado newsletter',
    paragraphs: [
      'Someone, hopefully you, signed up for the Cortado newsletter: new cafés, once a month.',
      'You’ll get it only if you confirm. The link below expires in a week.',
    ],
    link: { label: 'Confirm subscription', url: confirmUrl },
    note: `If this wasn’t you, you can ignore this email. To delete your address now: ${unsubscribeUrl}`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
