import type { Mail } from '../mailer.ts';
import { layOut } from './layout.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

export function resetLinkMail({ email, name, username }: Recipient, url: string): Mail {
  return layOut({
    to: email,
    subject: 'Reset your Cortado password',
    greeting: `Hello ${name},`,
    paragraphs: [
      `someone, hopefully you, asked for a new password for your account ${username}.`,
      'The link below lets you choose one. It works once, for one hour.',
    ],
    link: { label: 'Choose a new password', url },
    note: 'If it was not you, you need not do anything: your password stays as it is.',
  });
}
