import type { AdminCafe, CafeFact, CafeFacts, KnownFact, MergePreview } from '@cortado/contract';
import { MERGED_FACTS } from '@cortado/contract/fact-lists';
import { isKnown, isSameValue } from '@cortado/contract/fact-values';
import { useState } from 'react';

interface Side {
  cafe: Pick<AdminCafe, 'checkedAt' | 'createdAt'>;
  facts: CafeFacts;
  known: readonly Pick<KnownFact, 'fact' | 'isConfirmed'>[];
}

/** When a cafe's facts were last confirmed: ISO 8601, so that texts compare as times. */
const confirmedAt = ({ cafe: { checkedAt, createdAt } }: Side): string =>
  checkedAt !== null && checkedAt > createdAt ? checkedAt : createdAt;

const isConfirmed = ({ known }: Side, field: CafeFact): boolean =>
  known.some((one) => one.fact === field && one.isConfirmed);

/** Whether a field begins with the loser's value: the one that is known, then the confirmed one, then the newer one. */
export function startsOnLoser(winner: Side, loser: Side, field: CafeFact): boolean {
  const isLoserKnown = isKnown(loser.facts[field]);
  if (isKnown(winner.facts[field]) !== isLoserKnown) return isLoserKnown;
  const isLoserConfirmed = isConfirmed(loser, field);
  if (isConfirmed(winner, field) !== isLoserConfirmed) return isLoserConfirmed;
  return confirmedAt(loser) > confirmedAt(winner);
}

export type MergeSides = Pick<MergePreview, 'winner' | 'loser'>;

/** Both values of a field, the same whichever of the cafes stays. */
function valuesOf({ winner, loser }: MergeSides, field: CafeFact): string {
  const sides = [winner, loser].toSorted((one, other) => one.cafe.id - other.cafe.id);
  return JSON.stringify(sides.map(({ facts }) => facts[field]));
}

/**
 * Whose value is taken for each field that differs. What is chosen belongs to a cafe, so it survives a swap; it does not
 * survive a change of the values that it was chosen from.
 */
export function useMergeChoices(sides: MergeSides) {
  const { winner, loser } = sides;
  const [chosen, setChosen] = useState<Partial<Record<CafeFact, { id: number; of: string }>>>({});
  const isTaken = (field: CafeFact): boolean => {
    const own = chosen[field];
    return own?.of === valuesOf(sides, field)
      ? own.id === loser.cafe.id
      : startsOnLoser(winner, loser, field);
  };
  const isSame = (field: CafeFact) => isSameValue(winner.facts[field], loser.facts[field]);
  const differing = MERGED_FACTS.filter((field) => !isSame(field));
  return {
    differing,
    same: MERGED_FACTS.filter(isSame),
    isTaken,
    taken: differing.filter(isTaken),
    choose: (field: CafeFact, { cafe }: MergeSides['winner']) =>
      setChosen((before) => ({
        ...before,
        [field]: { id: cafe.id, of: valuesOf(sides, field) },
      })),
  };
}

export type MergeChoices = ReturnType<typeof useMergeChoices>;
