import type { AnyDocuments, Compare } from '../documents/schema.ts';
import type { Places } from '../places/places.ts';
import type { Bits } from '../sets/bitset.ts';

/** How alike two documents are, as a product declares it. */
export interface Likeness<Documents extends AnyDocuments, Index> {
  /** What each counts for, together 1: the sets that both are in, how near they are, and the quality of the other one. */
  readonly shares: { readonly sets: number; readonly nearness: number; readonly quality: number };
  /** At this distance a document counts half as near. */
  readonly halfNearKm: number;
  /** Documents farther away are not alike. */
  readonly maxKm: number;
  /** How many are found at most. */
  readonly limit: number;
  readonly places: (index: Index) => Places;
  /** From 0 to 1. */
  readonly quality: (documents: Documents, position: number) => number;
  /** The default order. */
  readonly compare: Compare<Documents>;
}

/** The documents of a set; undefined where there are none. */
export type SetOf<Index> = (index: Index, id: number) => Bits | undefined;

/** The weight of a set: the rarer, the greater. @param count how many of all documents it has, at least 1 */
export const rarity = (count: number, all: number): number => Math.log(1 + all / count);

/** Far more than a rounding error, and far less than the difference of two documents. */
const ROUNDING = 1e-9;

type Rules = Pick<Likeness<never, never>, 'shares' | 'halfNearKm'>;

/** A document that is so alike at least shares more than this, wherever it is and whatever its quality. */
export const leastShared = ({ shares }: Rules, alike: number, own: number): number =>
  Math.max(0, own * ((alike - shares.nearness - shares.quality) / shares.sets - ROUNDING));

/**
 * How alike another document is, from 0 to 1.
 * @param shared the weights of the sets that both are in
 * @param own the weights of all sets that the document is in
 * @param quality of the other one, from 0 to 1
 */
export const likeness = (
  { shares, halfNearKm }: Rules,
  { shared, own }: { shared: number; own: number },
  km: number,
  quality: number,
): number =>
  shares.sets * (shared / own) +
  shares.nearness * (halfNearKm / (halfNearKm + km)) +
  shares.quality * quality;
