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
      ? `${provider} was linked to your Cortado account`
      : `${provider} was unlinked from your Cortado account`,
    name,
    paragraphs: [
      isLinked
        ? `Your account ${username} was just linked with ${provider}. You can now sign in with it.`
        : `Your account ${username} was just unlinked from ${provider}. Your password still works.`,
    ],
    link: { label: 'Review your settings', url },
    note: 'If this was you, you don’t need to do anything. If not, reset your password. That signs everyone else out.',
  });
}
