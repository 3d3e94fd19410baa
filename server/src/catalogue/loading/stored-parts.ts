import { createHash } from 'node:crypto';
import { LISTS, NUMBERS, TEXTS, type Documents } from '../documents/documents.ts';
import type { Part } from '../segments/segment.ts';
import { sortCafes, type Sorted } from '../segments/sorted.ts';
import { packWords, unpackWords } from '../text/packed-words.ts';
import type { Bits } from '../sets/bitset.ts';
import type { Lists } from '../growing-lists.ts';
import type { CatalogueCafe } from '../types.ts';

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Columns = Record<string, Column>;
type TextList = (typeof TEXTS)[keyof typeof TEXTS];

/** What a part is made from, in one column each: how it is saved. */
export interface StoredPart {
  columns: Columns;
  /** The lists of different texts. */
  texts: Readonly<Record<TextList, readonly string[]>>;
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
  ...LISTS,
  ...Object.fromEntries(Object.keys(LISTS).map((name) => [startsOf(name), Uint32Array])),
  words: Uint8Array,
  wordStarts: Uint32Array,
  entries: Uint32Array,
};

/** Yields now and then, so that it can be done in slices. */
export function* storePart({ segment, live }: Part): Generator<undefined, StoredPart> {
  const { documents, text } = segment;
  const { words, starts, entries } = text.postings;
  const { areaNames, areas, scheduleKeys, schedules } = documents;
  const columns: Columns = { live, areas, schedules, wordStarts: starts, entries };
  for (const name of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[])
    columns[name] = documents[name];
  for (const name of Object.keys(LISTS) as (keyof typeof LISTS)[]) {
    columns[startsOf(name)] = documents[name].starts;
    columns[name] = documents[name].values;
  }
  columns['words'] = yield* packWords(words);
  return { columns, texts: { areaNames, scheduleKeys } };
}

/** Yields like `storePart`. */
export function* restorePart({ columns, texts }: StoredPart): Generator<undefined, PartSource> {
  const lists: Record<string, Lists<Column>> = {};
  for (const name of Object.keys(LISTS))
    lists[name] = { starts: columns[startsOf(name)] as Uint32Array, values: columns[name]! };
  const words = yield* unpackWords(columns['words'] as Uint8Array);
  return {
    documents: { ...columns, ...lists, ...texts } as unknown as Documents,
    postings: {
      words,
      starts: columns['wordStarts'] as Uint32Array,
      entries: columns['entries'] as Uint32Array,
    },
    live: columns['live'] as Bits,
  };
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
  revision: 5,
};

/**
 * Names the way in which parts are stored: what this code makes of some cafes. A version that would sort them otherwise, read
 * other words in them, or keep them in other columns, has another name.
 */
export function formatName(): string {
  const cafes = [0, 9, 42].map((ratingSum, at) => ({ ...SAMPLE, id: at + 2, ratingSum }));
  const sorted = sortCafes([SAMPLE, ...cafes]);
  const hash = createHash('sha256').update(process.versions.unicode ?? '');
  for (const name of Object.keys(COLUMNS)) hash.update(name);
  return hash.update(JSON.stringify(sorted)).digest('hex');
}
