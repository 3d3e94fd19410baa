import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** The address may still be a stranger's, so the mail repeats nothing that the member has typed. */
export function confirmEmailMail(email: string, url: string): Mail {
  return renderEmail({
    to: email,
    subject: 'Confirm your email address for Cortado',
    paragraphs: [
      'someone, hopefully you, made an account at Cortado with this address.',
      'Please confirm that it is yours. The link below works once, for a week.',
    ],
    link: { label: 'Confirm my address', url },
    note: 'If it was not you, you need not do anything: no more letters will come, except a reset link if somebody asks for one.',
  });
}
