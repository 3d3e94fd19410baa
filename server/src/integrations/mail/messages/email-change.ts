import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export function newEmailMail(email: string, url: string): Mail {
  return renderEmail({
    to: email,
    subject: 'Confirm your new email address for Cortado',
    paragraphs: [
      'someone, hopefully you, asked to use this address for an account at Cortado.',
      'Please confirm that it is yours. The link below works once, for 24 hours; until then nothing changes.',
    ],
    link: { label: 'Confirm my new address', url },
    note: 'If it was not you, you need not do anything.',
  });
}

/** To the address that an account has, when another one is asked for. */
export function emailChangeAskedMail(
  { email, name, username }: { email: string; name: string; username: string },
  { address, url }: { address: string; url: string },
): Mail {
  return renderEmail({
    to: email,
    subject: 'Your Cortado account is about to get another email address',
    name,
    paragraphs: [
      `someone, hopefully you, asked to change the address of your account ${username} to ${address}. It counts once the link that we have mailed there is opened.`,
      'If it was not you, the link below keeps this address, or puts it back, for a week. It also signs everyone out and voids your password, so that you can set a new one.',
    ],
    link: { label: 'This was not me', url },
    note: 'If it was you, you need not do anything.',
  });
}
