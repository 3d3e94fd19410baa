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
    subject: 'Your Cortado account is deleted',
    name,
    paragraphs: [
      `your account ${username} was deleted just now, with your favorites, ratings and saved filters. This is our last mail to you.`,
    ],
    note: 'If it was not you, somebody else knows your password: please change it wherever else you use it. We cannot bring the account back.',
  });
}
