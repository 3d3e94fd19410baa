import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** For a member without a password who has requested a reset link. */
export function externalAccountMail(
  { email }: { email: string },
  { provider, url }: { provider: string; url: string },
): Mail {
  return renderEmail({
    to: email,
    subject: 'Signing in to Cortado',
    paragraphs: [
      `Someone, hopefully you, asked for a new password. Your account has none. You sign in with ${provider}.`,
    ],
    link: { label: `Sign in with ${provider}`, url },
    note: 'If this wasn’t you, you can ignore this email.',
  });
}
