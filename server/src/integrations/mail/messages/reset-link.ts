import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
  emailConfirmedAt: Date | null;
}

/** An unconfirmed address may be a stranger's, so its mail repeats nothing that the member has typed. */
export function resetLinkMail(
  { email, name, username, emailConfirmedAt }: Recipient,
  url: string,
): Mail {
  const isKnown = emailConfirmedAt !== null;
  return renderEmail({
    to: email,
    subject: 'Reset your Cortado password',
    ...(isKnown && { name }),
    paragraphs: [
      isKnown
        ? `Someone, hopefully you, asked for a new password for your account ${username}.`
        : 'Someone, hopefully you, asked for a new password for your account.',
      'Choose one with the link below. It works once and expires in 1 hour.',
    ],
    link: { label: 'Choose a new password', url },
    note: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
  });
}
