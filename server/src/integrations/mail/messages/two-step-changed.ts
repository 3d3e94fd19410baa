import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Recipient {
  email: string;
  name: string;
  username: string;
}

/** What was changed of a member's two-step sign-in. */
export type TwoStepChange = 'on' | 'off' | 'app' | 'recovery codes' | 'passkey' | 'passkey removed';

const TEXTS: Readonly<Record<TwoStepChange, { subject: string; what: string }>> = {
  on: {
    subject: 'Two-step sign-in is on for your Cortado account',
    what: 'was switched to two-step sign-in just now. You were signed out everywhere else.',
  },
  off: {
    subject: 'Two-step sign-in is off for your Cortado account',
    what: 'signs in with one step again: two-step sign-in was switched off just now. You were signed out everywhere else.',
  },
  app: {
    subject: 'Your Cortado account has another authenticator app',
    what: 'has another authenticator app since just now. The one before, if there was one, no longer signs you in.',
  },
  passkey: {
    subject: 'Your Cortado account has another passkey',
    what: 'has another passkey since just now: it signs in without the password.',
  },
  'passkey removed': {
    subject: 'A passkey of your Cortado account was removed',
    what: 'has one passkey less since just now. It no longer signs in.',
  },
  'recovery codes': {
    subject: 'Your Cortado account has new recovery codes',
    what: 'has new recovery codes since just now. Those before no longer work.',
  },
};

/** After these there is a new way in, which may be a thief's. */
const ADDED: ReadonlySet<TwoStepChange> = new Set(['on', 'app', 'passkey']);

export function twoStepChangedMail(
  { email, name, username }: Recipient,
  change: TwoStepChange,
  url: string,
): Mail {
  const { subject, what } = TEXTS[change];
  return renderEmail({
    to: email,
    subject,
    name,
    paragraphs: [`your account ${username} ${what}`],
    link: { label: 'Look at your settings', url },
    note: `If it was you, all is well. If not, reset your password: that signs everyone else out${ADDED.has(change) ? ', and within seven days it removes what was added' : ''}.`,
  });
}
