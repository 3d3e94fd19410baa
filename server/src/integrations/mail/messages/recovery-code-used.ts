import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

export function recoveryCodeUsedMail({ email, name, username }: Recipient, url: string): Mail {
  return renderEmail({
    to: email,
    subject: 'A recovery code of your Cortado account was used',
    name,
    paragraphs: [
      `a recovery code of your account ${username} was used just now. It does not work again; new ones can be had in your settings.`,
    ],
    link: { label: 'Look at your settings', url },
    note: 'If it was you, all is well. If not, reset your password: that signs everyone else out.',
  });
}
