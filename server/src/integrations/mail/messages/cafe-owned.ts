import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface OwnedCafe {
  /** Their username. */
  owner: string;
  /** The name of the cafe. */
  cafe: string;
  sentTo: string;
  /** The page where the owner can be removed. */
  url: string;
}

/** Tells an admin that a mailed code has made somebody an owner. */
export function cafeOwnedMail(
  { email, name }: { email: string; name: string },
  { owner, cafe, sentTo, url }: OwnedCafe,
): Mail {
  return renderEmail({
    to: email,
    subject: 'A café has a new owner on Cortado',
    name,
    paragraphs: [
      `${owner} now manages ${cafe}. They entered the code that we emailed to ${sentTo}, at the domain of its website.`,
      'You can see their changes in the activity. If they aren’t the owner, remove them in the Owners tab.',
    ],
    link: { label: 'View the café', url },
    note: 'You’re getting this email because you’re an admin.',
  });
}
