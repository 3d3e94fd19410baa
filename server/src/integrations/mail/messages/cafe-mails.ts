import type { Mail } from '../transport.ts';
import { renderEmail, type NamedRecipient } from './render-email.ts';
import { DECLINE_REASON_LABELS } from '@cortado/contract/labels';
import type { DeclineReason } from '@cortado/contract/admin-enums';

interface ClaimCode {
  code: string;
  cafe: string;
  site: string;
}

/** The address may be a stranger's, so the mail repeats nothing that the member has typed. */
export const claimCodeMail = (to: string, { code, cafe, site }: ClaimCode): Mail =>
  renderEmail(to, {
    subject: `${code} is your Cortado code`,
    paragraphs: [
      `Someone, hopefully you, wants to manage the page of ${cafe} on Cortado (${site}).`,
      `The code is ${code}. Enter it in the window that asks for it within 15 minutes.`,
    ],
    note: 'If this wasn’t you, don’t share the code. Nothing changes without it.',
  });

interface OwnedCafe {
  owner: string;
  cafe: string;
  sentTo: string;
  /** The page where the owner can be removed. */
  url: string;
}

/** Notifies an admin that a mailed code has made somebody an owner. */
export const cafeOwnedMail = (
  member: NamedRecipient,
  { owner, cafe, sentTo, url }: OwnedCafe,
): Mail =>
  renderEmail(member, {
    subject: 'A café has a new owner on Cortado',
    paragraphs: [
      `${owner} now manages ${cafe}. They entered the code that we emailed to ${sentTo}, at the domain of its website.`,
      'You can see their changes in the activity. If they aren’t the owner, remove them in the Owners tab.',
    ],
    link: { label: 'View the café', url },
    note: 'You’re getting this email because you’re an admin.',
  });

interface Decided {
  state: 'open' | 'accepted' | 'declined';
  kind: string;
  cafe: string;
  /** How many fields were proposed, and how many of them taken. */
  proposed: number;
  taken: number;
  declineReason: DeclineReason | null;
  decisionNote: string;
  url: string;
}

function acceptedText({ kind, proposed, taken }: Decided): string {
  if (kind === 'new_cafe') return 'We’ll list it once an admin has added the details.';
  if (taken < proposed) return `We used ${taken} of your ${proposed} changes.`;
  return proposed > 0 ? 'The café’s page is updated.' : 'We’ve taken care of it.';
}

/** Notifies a member of the decision on a suggestion. */
export function suggestionDecidedMail(member: NamedRecipient, decided: Decided): Mail {
  const { cafe, state, declineReason, decisionNote, url } = decided;
  const isAccepted = state === 'accepted';
  const reason =
    declineReason && declineReason !== 'other' ? DECLINE_REASON_LABELS[declineReason] : '';
  return renderEmail(member, {
    subject: isAccepted ? 'Your suggestion was accepted' : 'Your suggestion was declined',
    paragraphs: [
      isAccepted
        ? `Thank you for your suggestion about ${cafe}. ${acceptedText(decided)}`
        : `An admin reviewed your suggestion about ${cafe} and declined it.`,
      ...(reason ? [`${reason}.`] : []),
      ...(decisionNote ? [decisionNote] : []),
    ],
    link: { label: 'View your suggestions', url },
    note: 'This is the only email about this suggestion.',
  });
}
