import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export function newEmailMail(email: string, url: string): Mail {
  return renderEmail({
    to: email,
    subject: 'Confirm your new email address for Cortado',
    paragraphs: [
      'Someone, hopefully you, asked to use this address for an account on Cortado.',
      'Please confirm that it’s yours. The link below works once and expires in 24 hours. Nothing changes until you open it.',
    ],
    link: { label: 'Confirm my new address', url },
    note: 'If this wasn’t you, you can ignore this email.',
  });
}

/** To the address that an account has, when another one is asked for. */
export function emailChangeAskedMail(
  { email, name, username }: { email: string; name: string; username: string },
  { address, url }: { address: string; url: string },
): Mail {
  return renderEmail({
    to: email,
    subject: 'The email address of your Cortado account is about to change',
    name,
    paragraphs: [
      `Someone, hopefully you, asked to change the address of your account ${username} to ${address}. It changes once the link we emailed there is opened.`,
      'If this wasn’t you, use the link below within a week to keep or restore this address. It also signs everyone out and resets your password, so you can set a new one.',
    ],
    link: { label: 'This was not me', url },
    note: 'If this was you, you don’t need to do anything.',
  });
}
