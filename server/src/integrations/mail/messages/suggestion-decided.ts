import { DECLINE_REASON_LABELS } from '@cortado/contract/labels';
import type { DeclineReason } from '@cortado/contract/admin-enums';
import type { Mail } from '../mail.ts';
import { renderEmail } from './render-email.ts';

interface Decided {
  state: 'open' | 'accepted' | 'declined';
  kind: string;
  cafe: string;
  /** How many fields were proposed, and how many of them taken. */
  proposed: number;
  taken: number;
  declineReason: DeclineReason | null;
  /** The admin's line. */
  decisionNote: string;
  url: string;
}

function acceptedText({ kind, proposed, taken }: Decided): string {
  if (kind === 'new_cafe') return 'We’ll list it once an admin has added the details.';
  if (taken < proposed) return `We used ${taken} of your ${proposed} changes.`;
  return proposed > 0 ? 'The café’s page is updated.' : 'We’ve taken care of it.';
}

/** Tells a member what became of a suggestion. */
export function suggestionDecidedMail(
  { email, name }: { email: string; name: string },
  decided: Decided,
): Mail {
  const { cafe, state, declineReason, decisionNote, url } = decided;
  const isAccepted = state === 'accepted';
  const reason =
    declineReason && declineReason !== 'other' ? DECLINE_REASON_LABELS[declineReason] : '';
  return renderEmail({
    to: email,
    subject: isAccepted ? 'Your suggestion was accepted' : 'Your suggestion was declined',
    name,
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
