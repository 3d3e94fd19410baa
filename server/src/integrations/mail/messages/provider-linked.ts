import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

/** Notifies a member that a provider was linked to the account, or unlinked. */
export function providerLinkedMail(
  { email, name, username }: Recipient,
  { provider, isLinked, url }: { provider: string; isLinked: boolean; url: string },
): Mail {
  return renderEmail({
    to: email,
    subject: isLinked
      ? `${provider} now signs in to your Cortado account`
      : `${provider} no longer signs in to your Cortado account`,
    name,
    paragraphs: [
      isLinked
        ? `your account ${username} was linked with ${provider} just now, so that it signs you in.`
        : `your account ${username} was unlinked from ${provider} just now. Your password goes on working.`,
    ],
    link: { label: 'Look at your settings', url },
    note: 'If it was you, all is well. If not, reset your password: that signs everyone else out.',
  });
}
