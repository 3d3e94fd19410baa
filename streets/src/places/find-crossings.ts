import { type Asked, tieBreakOf, worstRank } from './asked.ts';
import { Best, type Candidate } from './best.ts';
import type { Known } from './known.ts';
import { NOT_FOUND } from './name-index.ts';
import { commonArea, type Place } from './place.ts';
import type { Spot } from './plane.ts';

interface FoundCrossing extends Candidate {
  street: number;
  other: number;
  spot: Spot;
}

/**
 * The crossings of streets with streets, best first, the longest streets or the nearest crossings before others.
 * @param ranks of the streets that were typed first; @param otherRanks of those typed second, null for any
 */
export function crossingsOf(
  asked: Asked,
  ranks: Uint8Array,
  otherRanks: Uint8Array | null,
  limit = asked.limit,
): Place[] {
  const { known } = asked;
  const { streets } = known;
  const worst = worstRank(asked, ranks);
  const worstOther = otherRanks ? worstRank(asked, otherRanks) : NOT_FOUND;
  // A street may meet another one twice: the two would read the same.
  const best = new Best<FoundCrossing>(limit * 2);
  for (let street = 0; street < streets.length; street++) {
    const rank = ranks[street]!;
    if (rank >= worst || !best.takes(rank)) continue;
    known.crossings.visit(street, (other, spot) => {
      const otherRank = otherRanks ? otherRanks[other]! : 0;
      if (otherRank >= worstOther || !best.takes(rank + otherRank)) return;
      const length = streets[street]!.metres + streets[other]!.metres;
      const tieBreak = tieBreakOf(asked, spot, length);
      best.add({ rank: rank + otherRank, tieBreak, street, other, spot });
    });
  }
  const places = best.items.map((found) => toPlace(known, found));
  const isSame = (one: Place, other: Place) =>
    one.name === other.name && one.town === other.town && one.part === other.part;
  return places
    .filter((place, i) => places.findIndex((one) => isSame(one, place)) === i)
    .slice(0, limit);
}

function toPlace({ streets, plane }: Known, { street, other, spot }: FoundCrossing): Place {
  const [one, two] = [streets[street]!, streets[other]!];
  return {
    kind: 'crossing',
    name: `${one.name} & ${two.name}`,
    streets: [one.name, two.name],
    ...commonArea(one, two),
    at: plane.point(spot),
  };
}
