import { type Asked, tieBreakOf, worstRank } from './asked.ts';
import { Best, type Candidate } from './best.ts';
import { areaOf, type Place } from './place.ts';
import type { Spot } from './plane.ts';

interface FoundStreet extends Candidate {
  street: number;
  spot: Spot;
}

/**
 * A house number in the streets of the best ranks: the addresses, then the streets whose numbers nobody knows.
 * A street that has numbers, but not this one, is left out.
 * @param written the number as it is to be shown: '25', '25A'
 */
export function completeAddress(
  asked: Asked,
  number: number,
  written: string,
  ranks: Uint8Array,
): Place[] {
  const { streets, blocks, plane } = asked.known;
  // '255 State St' is not 255 Bay State Rd, even if State St has no 255.
  const worst = worstRank(asked, ranks);
  const addresses = new Best<FoundStreet>(asked.limit);
  const withoutNumbers = new Best<FoundStreet>(asked.limit);
  for (let street = 0; street < streets.length; street++) {
    const rank = ranks[street]!;
    if (rank >= worst) continue;
    const { middle, metres } = streets[street]!;
    const spot = blocks.place(street, number);
    const tieBreak = tieBreakOf(asked, spot ?? middle, metres);
    if (spot) addresses.add({ rank, tieBreak, street, spot });
    else if (!blocks.hasNumbers(street)) {
      withoutNumbers.add({ rank, tieBreak, street, spot: middle });
    }
  }
  const toPlace = (kind: 'address' | 'street', found: FoundStreet): Place => {
    const street = streets[found.street]!;
    return {
      kind,
      name: kind === 'address' ? `${written} ${street.name}` : street.name,
      ...areaOf(street),
      at: plane.point(found.spot),
    };
  };
  return [
    ...addresses.items.map((found) => toPlace('address', found)),
    ...withoutNumbers.items.map((found) => toPlace('street', found)),
  ];
}
