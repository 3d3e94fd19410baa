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
    what: 'now uses two-step sign-in. You were signed out everywhere else.',
  },
  off: {
    subject: 'Two-step sign-in is off for your Cortado account',
    what: 'no longer uses two-step sign-in. You were signed out everywhere else.',
  },
  app: {
    subject: 'Your Cortado account has a new authenticator app',
    what: 'has a new authenticator app. Codes from the previous app, if there was one, no longer work.',
  },
  passkey: {
    subject: 'Your Cortado account has a new passkey',
    what: 'has a new passkey, which signs in without the password.',
  },
  'passkey removed': {
    subject: 'A passkey was removed from your Cortado account',
    what: 'had a passkey removed. You can no longer sign in with it.',
  },
  'recovery codes': {
    subject: 'Your Cortado account has new recovery codes',
    what: 'has new recovery codes. The previous codes no longer work.',
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
    paragraphs: [`Your account ${username} ${what}`],
    link: { label: 'Review your settings', url },
    note: `If this was you, you don’t need to do anything. If not, reset your password. That signs everyone else out${ADDED.has(change) ? ' and, within 7 days, removes what was added' : ''}.`,
  });
}
