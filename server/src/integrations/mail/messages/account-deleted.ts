import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** The last mail to a member. */
export function accountDeletedMail({
  email,
  name,
  username,
}: {
  email: string;
  name: string;
  username: string;
}): Mail {
  return renderEmail({
    to: email,
    subject: 'Your Cortado account was deleted',
    name,
    paragraphs: [
      `Your account ${username} was just deleted, with your favorites, ratings and saved filters. This is our last email to you.`,
    ],
    note: 'If this wasn’t you, someone else knows your password. Change it everywhere else you use it. We can’t restore the account.',
  });
}
