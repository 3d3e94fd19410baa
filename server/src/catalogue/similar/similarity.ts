import { EARTH_RADIUS_KM } from '@cortado/contract';
import { fairRating } from '../documents/documents.ts';

/** Cafes farther away are no alternative. */
export const MAX_SIMILAR_KM = 40;
/** At this distance a cafe counts half as near. */
const HALF_NEAR_KM = 2;

/** What each part counts for, together 1. */
const SHARES = { options: 0.6, nearness: 0.25, rating: 0.15 } as const;

/** The weight of an option: the rarer, the greater. @param carrying how many of all cafes have it, at least 1 */
export const rarity = (carrying: number, all: number): number => Math.log(1 + all / carrying);

/** The distance along the surface between two points on a sphere of radius 1. */
export const chordKm = (squaredChord: number): number =>
  2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));

/** Far more than a rounding error, and far less than the difference of two cafes. */
const ROUNDING = 1e-9;

/** A cafe that is so alike at least shares more than this, wherever it is and however it is rated. */
export const leastShared = (alike: number, own: number): number =>
  Math.max(0, own * ((alike - SHARES.nearness - SHARES.rating) / SHARES.options - ROUNDING));

/**
 * How alike another cafe is, from 0 to 1.
 * @param shared the rarities of what both have
 * @param own the rarities of all that the cafe has
 */
export function similarity(
  { shared, own }: { shared: number; own: number },
  km: number,
  rating: { sum: number; count: number },
): number {
  return (
    SHARES.options * (shared / own) +
    SHARES.nearness * (HALF_NEAR_KM / (HALF_NEAR_KM + km)) +
    SHARES.rating * ((fairRating(rating.sum, rating.count) - 1) / 4)
  );
}
