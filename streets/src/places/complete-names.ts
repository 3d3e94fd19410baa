import { type Asked, tieBreakOf } from './asked.ts';
import { Best, type Candidate } from './best.ts';
import { crossingsOf } from './find-crossings.ts';
import { NOT_FOUND } from './name-index.ts';
import { areaOf, type Place } from './place.ts';

interface FoundName extends Candidate {
  /** Its number among the streets, then the stations. */
  at: number;
}

/** Crossings that are offered with a street, unasked. */
const CROSSINGS_OF_A_STREET = 2;

/** The streets and stations of the best ranks, best first, then the main crossings of the best street. */
export function completeNames(asked: Asked, ranks: Uint8Array | null): Place[] {
  const { known, limit } = asked;
  const { streets, stations } = known;
  if (!ranks) return [];
  const bestStreets = new Best<FoundName>(limit);
  const bestStations = new Best<FoundName>(limit);
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at]!;
    if (rank === NOT_FOUND) continue;
    const isStreet = at < streets.length;
    if (!(isStreet ? bestStreets : bestStations).takes(rank)) continue;
    const street = streets[at];
    if (street) {
      const tieBreak = tieBreakOf(asked, street.middle, street.metres);
      bestStreets.add({ rank, tieBreak, at });
    } else {
      const tieBreak = tieBreakOf(asked, stations[at - streets.length]!.spot, 0);
      bestStations.add({ rank, tieBreak, at });
    }
  }
  const found = [...bestStreets.items, ...bestStations.items]
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ at }) => toPlace(asked, at));
  const [first] = bestStreets.items;
  if (!first) return found;
  const onlyFirst = new Uint8Array(ranks.length).fill(NOT_FOUND);
  onlyFirst[first.at] = 0;
  const most = Math.min(limit, CROSSINGS_OF_A_STREET);
  return [...found, ...crossingsOf(asked, onlyFirst, null, most)];
}

function toPlace({ known }: Asked, at: number): Place {
  const { streets, stations, plane } = known;
  const street = streets[at];
  if (street) {
    const { name, middle } = street;
    return { kind: 'street', name, ...areaOf(street), at: plane.point(middle) };
  }
  const station = stations[at - streets.length]!;
  const { name, lines, spot } = station;
  return { kind: 'station', name, ...areaOf(station), lines, at: plane.point(spot) };
}
