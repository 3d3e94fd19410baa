import type { DeclineReason } from '@cortado/contract';
import { counted, formatNumber } from '../../../lib/intl.ts';

export const tab = 'Suggestions';
export const total = (count: number, taken: number) =>
  taken === 0
    ? `${counted(count, 'suggestion')}. Thank you!`
    : `${counted(count, 'suggestion')}, ${formatNumber(taken)} accepted. Thank you!`;
export const suggest = 'Suggest a cafe';
export const failed = 'Your suggestions did not load';

export const ahead = (count: number) =>
  count === 0 ? 'Next in the queue.' : `${formatNumber(count)} ahead in the queue.`;
export const takenAll = 'Accepted. Thank you!';
export const takenSome = (taken: number, of: number) =>
  `${formatNumber(taken)} of ${formatNumber(of)} changes accepted.`;
export const declineReasons: Record<DeclineReason, string> = {
  not_true: 'Not true, or no longer true.',
  already_so: 'Already up to date.',
  cannot_check: 'Can’t be checked.',
  not_coffee: 'Not a café.',
  other: '',
};
