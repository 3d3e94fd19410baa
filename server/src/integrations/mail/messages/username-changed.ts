import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** Notifies a member that the name they sign in with is another one. */
export function usernameChangedMail(
  { email, name, username }: { email: string; name: string; username: string },
  url: string,
): Mail {
  return renderEmail({
    to: email,
    subject: 'Your Cortado username was changed',
    name,
    paragraphs: [
      `your username is ${username} since just now. Please sign in with it from now on.`,
    ],
    link: { label: 'Look at your settings', url },
    note: 'If it was you, all is well. If not, reset your password: that signs everyone else out.',
  });
}
