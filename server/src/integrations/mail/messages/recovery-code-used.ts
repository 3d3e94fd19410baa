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
    subject: 'A recovery code for your Cortado account was used',
    name,
    paragraphs: [
      `A recovery code for your account ${username} was just used. It can’t be used again. You can create new codes in your settings.`,
    ],
    link: { label: 'Review your settings', url },
    note: 'If this was you, you don’t need to do anything. If not, reset your password. That signs everyone else out.',
  });
}
