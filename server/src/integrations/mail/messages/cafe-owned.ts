import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface OwnedCafe {
  /** Their username. */
  owner: string;
  /** Its name. */
  cafe: string;
  sentTo: string;
  /** Where the owner can be removed. */
  url: string;
}

/** Tells an admin that a mailed code has made somebody an owner. */
export function cafeOwnedMail(
  { email, name }: { email: string; name: string },
  { owner, cafe, sentTo, url }: OwnedCafe,
): Mail {
  return renderEmail({
    to: email,
    subject: 'A cafe has an owner at Cortado',
    name,
    paragraphs: [
      `${owner} looks after ${cafe} now: they typed in the code that was mailed to ${sentTo}, at the domain of its website.`,
      'What they change is in the activity. If they are not its owner, remove them in the tab Owners.',
    ],
    link: { label: 'Look at the cafe', url },
    note: 'You get this mail because you are an admin.',
  });
}
