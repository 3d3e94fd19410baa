import { createHash } from 'node:crypto';
import { LISTS, NUMBERS, TEXTS } from '../documents/documents.ts';
import { WEIGHTS } from '../documents/substance.ts';
import type { Part } from '../segments/segment.ts';
import { sortCafes, type Sorted } from '../segments/sorted.ts';
import { packSorted, unpackSorted, type PackedSorted } from './packed-sorted.ts';
import type { Bits } from '@cortado/search/sets/bitset';
import type { Lists } from '@cortado/search/growing-lists';
import type { CatalogueCafe } from '../types.ts';

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Columns = Record<string, Column>;

/** What a part is made from, in one column each: how it is saved. */
export interface StoredPart {
  columns: Columns;
}

/** What a part is made from. */
export interface PartSource extends Sorted {
  live: Bits;
}

const startsOf = (name: string) => `${name}.starts`;

/** How the numbers of each column are kept. */
export const COLUMNS: Readonly<Record<string, new (length: number) => Column>> = {
  live: Uint32Array,
  ...NUMBERS,
  ...Object.fromEntries(Object.keys(TEXTS).map((name) => [name, Uint32Array])),
  ...Object.fromEntries(Object.values(TEXTS).map((name) => [name, Uint8Array])),
  ...LISTS,
  ...Object.fromEntries(Object.keys(LISTS).map((name) => [startsOf(name), Uint32Array])),
  words: Uint8Array,
  wordStarts: Uint32Array,
  entries: Uint32Array,
};

/** The columns that documents have as they are. */
const PLAIN = [
  ...(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]),
  ...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]),
  ...Object.values(TEXTS),
];

/** Yields now and then, so that it can be done in slices. */
export function* storePart({ segment, live }: Part): Generator<undefined, StoredPart> {
  const { documents, postings } = yield* packSorted({
    documents: segment.documents,
    postings: segment.text.postings,
  });
  const { words, starts, entries } = postings;
  const columns: Columns = { live, words, wordStarts: starts, entries };
  for (const name of PLAIN) columns[name] = documents[name];
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    columns[startsOf(name)] = documents[name].starts;
    columns[name] = documents[name].values;
  }
  return { columns };
}

/** Yields like `storePart`. */
export function* restorePart({ columns }: StoredPart): Generator<undefined, PartSource> {
  const documents: Record<string, Column | Lists<Column>> = {};
  for (const name of PLAIN) documents[name] = columns[name]!;
  for (const name of Object.keys(LISTS))
    documents[name] = { starts: columns[startsOf(name)] as Uint32Array, values: columns[name]! };
  const sorted = yield* unpackSorted({
    documents: documents as unknown as PackedSorted['documents'],
    postings: {
      words: columns['words'] as Uint8Array,
      starts: columns['wordStarts'] as Uint32Array,
      entries: columns['entries'] as Uint32Array,
    },
  });
  return { ...sorted, live: columns['live'] as Bits };
}

const SAMPLE: CatalogueCafe = {
  id: 1,
  name: 'Łódź Café’s Ångström & ﬁne O’Neill',
  description: 'Кофе, 咖啡, قهوة, コーヒー: naïve—dash_under 1369 V60, Straße; «İstanbul» it’s',
  address: '1 Main St., Boston, MA 02108',
  area: 'São Paulo',
  latitude: 42.36,
  longitude: -71.06,
  openingHours: 'Mo-Fr 07:00-18:00; PH off; Sa sunrise-12:00',
  priceLevel: 2,
  hasPriceLevel: true,
  sellsCoffeeBeans: true,
  imageUrl: null,
  photos: [
    {
      id: 1,
      hash: 'a1',
      thumbHash: 'QUFB',
      alt: 'A cup — «crema»',
      credit: 'Ölwin',
      focalX: 50,
      focalY: 40,
      width: 1600,
      height: 1200,
    },
  ],
  website: 'https://example.org/?a="b"',
  phone: '+1 617',
  instagramHandle: 'cafe',
  googleMapsUrl: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  checkedAt: '2026-11-01T00:00:00.000Z',
  hasOwner: false,
  ratingCount: 7,
  ratingSum: 30,
  filterOptionIds: [3, 1],
  optionsWeight: 5,
  revision: 5,
};

/**
 * Names the way in which parts are stored: what this code makes of some cafes. A version that would sort or weigh them otherwise, read
 * other words in them, know other time zones, or keep them in other columns, has another name.
 */
export function formatName(): string {
  const cafes = [0, 9, 42].map((ratingSum, at) => ({ ...SAMPLE, id: at + 2, ratingSum }));
  const sorted = sortCafes([SAMPLE, ...cafes]);
  const { unicode, tz } = process.versions;
  const hash = createHash('sha256').update(`${unicode} ${tz}`);
  for (const name of Object.keys(COLUMNS)) hash.update(name);
  hash.update(JSON.stringify(WEIGHTS));
  return hash.update(JSON.stringify(sorted)).digest('hex');
}
