import type { Mail } from '../mailer.ts';
import { layOut } from './layout.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

export function passwordChangedMail({ email, name, username }: Recipient, url: string): Mail {
  return layOut({
    to: email,
    subject: 'Your Cortado password was changed',
    greeting: `Hello ${name},`,
    paragraphs: [`the password of your account ${username} was changed just now.`],
    link: { label: 'Reset your password', url },
    note: 'If it was you, all is well. If not, reset it with the link above: that signs everyone else out.',
  });
}
