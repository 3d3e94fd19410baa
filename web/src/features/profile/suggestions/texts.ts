import type { DeclineReason } from '@cortado/contract';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';

export const tab = 'Suggestions';
export const total = (count: number, taken: number) =>
  taken === 0
    ? `${counted(count, 'suggestion')}. Thank you.`
    : `${counted(count, 'suggestion')}, ${formatNumber(taken)} taken up. Thank you.`;
export const suggest = 'Suggest a Cafe';
export const failed = 'Your suggestions did not load';

export const ahead = (count: number) =>
  count === 0
    ? 'It is the next one.'
    : `${formatNumber(count)} ${plural(count, 'is', 'are')} ahead of it.`;
export const takenAll = 'Taken. Thank you.';
export const takenSome = (taken: number, of: number) =>
  `${formatNumber(taken)} of ${formatNumber(of)} taken.`;
export const declineReasons: Record<DeclineReason, string> = {
  not_true: 'Not true, or not any more.',
  already_so: 'Already so.',
  cannot_check: 'Can’t be checked.',
  not_coffee: 'Not a coffee place.',
  other: '',
};
