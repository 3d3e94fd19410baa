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
    paragraphs: [`Your username is now ${username}. Please use it to sign in.`],
    link: { label: 'Review your settings', url },
    note: 'If this was you, you don’t need to do anything. If not, reset your password. That signs everyone else out.',
  });
}
