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
    ? `Signing in with ${provider} was linked before this address was confirmed, so it was undone. You can link it again by signing in with ${provider}.`
    : `Signing in with ${provider} goes on working. You can undo it in the settings of your profile.`;

const STEPS_TEXT =
  'The authenticator app or passkeys that were added to your account in the last seven days were removed, in case it was not you who added them. Look in the settings of your profile whether two-step sign-in is still on.';

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
      `the password of your account ${username} was changed just now.`,
      ...(provider ? [providerText(provider)] : []),
      ...(areStepsRemoved ? [STEPS_TEXT] : []),
    ],
    link: { label: 'Reset your password', url },
    note: 'If it was you, all is well. If not, reset it with the link above: that signs everyone else out.',
  });
}
