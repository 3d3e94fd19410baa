import type { Mail } from '../transport.ts';
import { renderEmail, type NamedRecipient } from './render-email.ts';

type Recipient = NamedRecipient & { username: string };

/** The address may still be a stranger's, so the mail repeats nothing that the member has typed. */
export const confirmEmailMail = (email: string, url: string): Mail =>
  renderEmail(email, {
    subject: 'Confirm your email address for Cortado',
    paragraphs: [
      'Someone, hopefully you, created an account on Cortado with this address.',
      'Please confirm that it’s yours. The link below works once and expires in a week.',
    ],
    link: { label: 'Confirm my address', url },
    note: 'If this wasn’t you, you can ignore this email. We won’t email you again, except with a reset link if someone requests one.',
  });

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export const newEmailMail = (email: string, url: string): Mail =>
  renderEmail(email, {
    subject: 'Confirm your new email address for Cortado',
    paragraphs: [
      'Someone, hopefully you, asked to use this address for an account on Cortado.',
      'Please confirm that it’s yours. The link below works once and expires in 24 hours. Nothing changes until you open it.',
    ],
    link: { label: 'Confirm my new address', url },
    note: 'If this wasn’t you, you can ignore this email.',
  });

/** To the present address of an account, when a member asks for another one. */
export const emailChangeAskedMail = (
  member: Recipient,
  { address, url }: { address: string; url: string },
): Mail =>
  renderEmail(member, {
    subject: 'The email address of your Cortado account is about to change',
    paragraphs: [
      `Someone, hopefully you, asked to change the address of your account ${member.username} to ${address}. It changes once the link we emailed there is opened.`,
      'If this wasn’t you, use the link below within a week to keep or restore this address. It also signs everyone out and resets your password, so you can set a new one.',
    ],
    link: { label: 'This was not me', url },
    note: 'If this was you, you don’t need to do anything.',
  });

/** An unconfirmed address may be a stranger's, so its mail repeats nothing that the member has typed. */
export function resetLinkMail(
  member: Recipient & { emailConfirmedAt: Date | null },
  url: string,
): Mail {
  const isKnown = member.emailConfirmedAt !== null;
  return renderEmail(isKnown ? member : member.email, {
    subject: 'Reset your Cortado password',
    paragraphs: [
      isKnown
        ? `Someone, hopefully you, asked for a new password for your account ${member.username}.`
        : 'Someone, hopefully you, asked for a new password for your account.',
      'Choose one with the link below. It works once and expires in 1 hour.',
    ],
    link: { label: 'Choose a new password', url },
    note: 'If this wasn’t you, you can ignore this email. Your password stays the same.',
  });
}

/** For a member without a password who has requested a reset link. */
export const externalAccountMail = (
  { email }: { email: string },
  { provider, url }: { provider: string; url: string },
): Mail =>
  renderEmail(email, {
    subject: 'Signing in to Cortado',
    paragraphs: [
      `Someone, hopefully you, asked for a new password. Your account has none. You sign in with ${provider}.`,
    ],
    link: { label: `Sign in with ${provider}`, url },
    note: 'If this wasn’t you, you can ignore this email.',
  });

/** What a reset by mail has changed besides the password. */
interface Reset {
  /** The linked provider, and whether the new password has unlinked it. */
  provider?: { provider: string; isUnlinked: boolean } | undefined;
  areStepsRemoved?: boolean;
}

const providerText = ({ provider, isUnlinked }: NonNullable<Reset['provider']>) =>
  isUnlinked
    ? `Signing in with ${provider} was linked before this address was confirmed, so we unlinked it. You can link it again by signing in with ${provider}.`
    : `You can still sign in with ${provider}. You can unlink it in your settings.`;

const STEPS_TEXT =
  'We removed the authenticator app or passkeys added to your account in the last 7 days, in case it wasn’t you who added them. Check in your settings whether two-step sign-in is still on.';

export const passwordChangedMail = (
  member: Recipient,
  url: string,
  { provider, areStepsRemoved }: Reset = {},
): Mail =>
  renderEmail(member, {
    subject: 'Your Cortado password was changed',
    paragraphs: [
      `The password of your account ${member.username} was just changed.`,
      ...(provider ? [providerText(provider)] : []),
      ...(areStepsRemoved ? [STEPS_TEXT] : []),
    ],
    link: { label: 'Reset your password', url },
    note: 'If this was you, you don’t need to do anything. If not, reset it with the link above. That signs everyone else out.',
  });

interface Change {
  subject: string;
  text: string;
  url: string;
  /** The end of the sentence about what a reset of the password does. */
  also?: string;
}

/** Notifies a member of a change of the account, which may be a thief's. */
const changeMail = (member: Recipient, { subject, text, url, also = '' }: Change): Mail =>
  renderEmail(member, {
    subject,
    paragraphs: [text],
    link: { label: 'Review your settings', url },
    note: `If this was you, you don’t need to do anything. If not, reset your password. That signs everyone else out${also}.`,
  });

export const usernameChangedMail = (member: Recipient, url: string): Mail =>
  changeMail(member, {
    subject: 'Your Cortado username was changed',
    text: `Your username is now ${member.username}. Please use it to sign in.`,
    url,
  });

export function providerLinkedMail(
  member: Recipient,
  { provider, isLinked, url }: { provider: string; isLinked: boolean; url: string },
): Mail {
  const what = isLinked
    ? `linked with ${provider}. You can now sign in with it.`
    : `unlinked from ${provider}. Your password still works.`;
  return changeMail(member, {
    subject: `${provider} was ${isLinked ? 'linked to' : 'unlinked from'} your Cortado account`,
    text: `Your account ${member.username} was just ${what}`,
    url,
  });
}

const TWO_STEP_TEXTS = {
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
} as const;

/** What was changed of a member's two-step sign-in. */
export type TwoStepChange = keyof typeof TWO_STEP_TEXTS;

/** After these there is a new way in, which may be a thief's. */
const ADDED: ReadonlySet<TwoStepChange> = new Set(['on', 'app', 'passkey']);

export function twoStepChangedMail(member: Recipient, change: TwoStepChange, url: string): Mail {
  const { subject, what } = TWO_STEP_TEXTS[change];
  return changeMail(member, {
    subject,
    text: `Your account ${member.username} ${what}`,
    url,
    also: ADDED.has(change) ? ' and, within 7 days, removes what was added' : '',
  });
}

export const recoveryCodeUsedMail = (member: Recipient, url: string): Mail =>
  changeMail(member, {
    subject: 'A recovery code for your Cortado account was used',
    text: `A recovery code for your account ${member.username} was just used. It can’t be used again. You can create new codes in your settings.`,
    url,
  });

/** The last mail to a member. */
export const accountDeletedMail = (member: Recipient): Mail =>
  renderEmail(member, {
    subject: 'Your Cortado account was deleted',
    paragraphs: [
      `Your account ${member.username} was just deleted, with your favorites, ratings and saved filters. This is our last email to you.`,
    ],
    note: 'If this wasn’t you, someone else knows your password. Change it everywhere else you use it. We can’t restore the account.',
  });
