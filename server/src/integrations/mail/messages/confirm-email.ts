import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** The address may still be a stranger's, so the mail repeats nothing that the member has typed. */
export function confirmEmailMail(email: string, url: string): Mail {
  return renderEmail({
    to: email,
    subject: 'Confirm your email address for Cortado',
    paragraphs: [
      'Someone, hopefully you, created an account on Cortado with this address.',
      'Please confirm that it’s yours. The link below works once and expires in a week.',
    ],
    link: { label: 'Confirm my address', url },
    note: 'If this wasn’t you, you can ignore this email. We won’t email you again, except with a reset link if someone requests one.',
  });
}
