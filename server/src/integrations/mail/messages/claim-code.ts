import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface ClaimCode {
  code: string;
  /** The name of the cafe. */
  cafe: string;
  /** The address of the site. */
  site: string;
}

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export function claimCodeMail(to: string, { code, cafe, site }: ClaimCode): Mail {
  return renderEmail({
    to,
    subject: `${code} is your Cortado code`,
    paragraphs: [
      `Someone, hopefully you, wants to manage the page of ${cafe} on Cortado (${site}).`,
      `The code is ${code}. Enter it in the window that asks for it within 15 minutes.`,
    ],
    note: 'If this wasn’t you, don’t share the code. Nothing changes without it.',
  });
}
