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
        ? `someone, hopefully you, asked for a new password for your account ${username}.`
        : 'someone, hopefully you, asked for a new password for your account.',
      'The link below lets you choose one. It works once, for one hour.',
    ],
    link: { label: 'Choose a new password', url },
    note: 'If it was not you, you need not do anything: your password stays as it is.',
  });
}
