import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface ClaimCode {
  code: string;
  /** Its name. */
  cafe: string;
  /** The address of the site. */
  site: string;
}

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export function claimCodeMail(to: string, { code, cafe, site }: ClaimCode): Mail {
  return renderEmail({
    to,
    subject: `${code} is your code for Cortado`,
    paragraphs: [
      `someone, hopefully you, wants to look after the page of ${cafe} at Cortado (${site}).`,
      `The code is ${code}. It is good for 15 minutes, in the window that asks for it.`,
    ],
    note: 'If it was not you, please tell nobody the code: without it nothing changes.',
  });
}
