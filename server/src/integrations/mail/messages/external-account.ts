import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

/** To a member without a password here, who asked for a new one. */
export function externalAccountMail(
  { email }: { email: string },
  { provider, url }: { provider: string; url: string },
): Mail {
  return renderEmail({
    to: email,
    subject: 'Signing in to Cortado',
    paragraphs: [
      `someone, hopefully you, asked for a new password. Your account has none: it signs in with ${provider}.`,
    ],
    link: { label: `Sign in with ${provider}`, url },
    note: 'If it was not you, you need not do anything.',
  });
}
