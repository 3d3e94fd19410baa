import type { AdminCafe, CafeFact, CafeFacts } from '@cortado/contract';
import { isKnown } from '@cortado/contract/fact-values';

interface Side {
  cafe: Pick<AdminCafe, 'checkedAt' | 'createdAt'>;
  facts: CafeFacts;
}

/** When somebody last vouched for a cafe's facts: ISO 8601, so that texts compare as times. */
const confirmedAt = ({ cafe: { checkedAt, createdAt } }: Side): string =>
  checkedAt !== null && checkedAt > createdAt ? checkedAt : createdAt;

/** Whether a field begins with the loser's value: the one that is known, then the newer one. */
export function startsOnLoser(winner: Side, loser: Side, field: CafeFact): boolean {
  const isLoserKnown = isKnown(loser.facts[field]);
  if (isKnown(winner.facts[field]) !== isLoserKnown) return isLoserKnown;
  return confirmedAt(loser) > confirmedAt(winner);
}
