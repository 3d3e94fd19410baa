import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

/** The linked provider, and whether the change of password has unlinked it. */
interface ProviderNote {
  provider: string;
  isUnlinked: boolean;
}

/** What a reset by mail has changed besides the password. */
interface Reset {
  provider?: ProviderNote | undefined;
  areStepsRemoved?: boolean;
}

const providerText = ({ provider, isUnlinked }: ProviderNote) =>
  isUnlinked
    ? `Signing in with ${provider} was linked before this address was confirmed, so we unlinked it. You can link it again by signing in with ${provider}.`
    : `You can still sign in with ${provider}. You can unlink it in your settings.`;

const STEPS_TEXT =
  'We removed the authenticator app or passkeys added to your account in the last 7 days, in case it wasn’t you who added them. Check in your settings whether two-step sign-in is still on.';

export function passwordChangedMail(
  { email, name, username }: Recipient,
  url: string,
  { provider, areStepsRemoved }: Reset = {},
): Mail {
  return renderEmail({
    to: email,
    subject: 'Your Cortado password was changed',
    name,
    paragraphs: [
      `The password of your account ${username} was just changed.`,
      ...(provider ? [providerText(provider)] : []),
      ...(areStepsRemoved ? [STEPS_TEXT] : []),
    ],
    link: { label: 'Reset your password', url },
    note: 'If this was you, you don’t need to do anything. If not, reset it with the link above. That signs everyone else out.',
  });
}
