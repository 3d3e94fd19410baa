import type { GalleryPhoto } from '@cortado/contract';
import type { Lists } from '@cortado/search/growing-lists';
import { openTimesOf, type OpenTimes } from '../hours/open-times.ts';
import type { CatalogueCafe } from '../types.ts';
import type { presentStaticFields } from './present.ts';
import { weightOfFacts } from './substance.ts';

/** JSON has none outside of its texts, and escapes those within. */
const NEW_LINE = 10;

type StaticFields = ReturnType<typeof presentStaticFields>;

/** Columns of one number per cafe. */
export const NUMBERS = {
  ids: Int32Array,
  ratingCounts: Uint32Array,
  ratingSums: Uint32Array,
  /** Degrees. */
  latitudes: Float64Array,
  /** Degrees. */
  longitudes: Float64Array,
  /** 0 where none is shown. */
  priceLevels: Uint8Array,
  /** 1 for a cafe that sells coffee beans. */
  beans: Uint8Array,
  /** Of `typicalHours`. */
  typicalHours: Uint16Array,
  /** How much a cafe says about its coffee, by `WEIGHTS`. */
  substances: Uint8Array,
  /** The same for all branches of a name. */
  chains: Uint32Array,
  revisions: Float64Array,
} as const;

/** Columns of a list of numbers per cafe. */
export const LISTS = {
  /** UTF-16 code units of the folded names, to sort by. */
  names: Uint16Array,
  filterOptionIds: Uint32Array,
  /** UTF-8 of the JSON of `presentStaticFields`. */
  facts: Uint8Array,
  /** UTF-8 of two lines, where there are photos: the JSON of the cover, and of all of them. */
  photos: Uint8Array,
} as const;

type Numbers = { readonly [Name in keyof typeof NUMBERS]: InstanceType<(typeof NUMBERS)[Name]> };
type AllLists = {
  readonly [Name in keyof typeof LISTS]: Lists<InstanceType<(typeof LISTS)[Name]>>;
};

/**
 * Cafes in columns, by position: an object for each would take several times as much memory. Immutable. Everything
 * else of a cafe is computed when it is asked for.
 */
export interface Documents extends Numbers, AllLists {
  /** Indexes in `areaNames`. */
  readonly areas: Uint32Array;
  readonly areaNames: readonly string[];
  /** Indexes in `scheduleKeys`. */
  readonly schedules: Uint32Array;
  readonly scheduleKeys: readonly string[];
}

/** Columns that are indexes in lists of different texts. */
export const TEXTS = { areas: 'areaNames', schedules: 'scheduleKeys' } as const;

/** One of the cafes. */
export interface Document {
  readonly documents: Documents;
  readonly position: number;
}

export const openTimesAt = ({
  documents: { schedules, scheduleKeys },
  position,
}: Document): OpenTimes => openTimesOf(scheduleKeys[schedules[position]!]!);

export const areaOf = ({ documents: { areas, areaNames }, position }: Document): string =>
  areaNames[areas[position]!]!;

/** The values of a position, not copied. */
export function listAt<Values extends { subarray(from: number, to: number): Values }>(
  { starts, values }: Lists<Values>,
  position: number,
): Values {
  return values.subarray(starts[position]!, starts[position + 1]!);
}

/** Compares by code units, as strings compare. */
function compareNames(a: Lists<Uint16Array>, atA: number, b: Lists<Uint16Array>, atB: number) {
  const startA = a.starts[atA]!;
  const startB = b.starts[atB]!;
  const lengthA = a.starts[atA + 1]! - startA;
  const lengthB = b.starts[atB + 1]! - startB;
  const shared = Math.min(lengthA, lengthB);
  for (let at = 0; at < shared; at++) {
    const difference = a.values[startA + at]! - b.values[startB + at]!;
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

/** Every cafe counts as having this many ratings of this many stars besides its own. */
const PRIOR = { ratings: 10, stars: 3.5 } as const;

/**
 * The Bayesian average that sorts cafes: a few lucky ratings do not beat many good ones.
 * @param sum sum of stars
 */
export function fairRating(sum: number, count: number): number {
  return (sum + PRIOR.ratings * PRIOR.stars) / (count + PRIOR.ratings);
}

type Sortable = Pick<Documents, 'ids' | 'ratingCounts' | 'ratingSums' | 'substances' | 'names'>;

/**
 * The default order: fair rating, number of ratings, how much a cafe says about its coffee, name, then id, so that no two
 * cafes tie. Lists without a text also keep the branches of a name apart (`spreadBranches`).
 */
export function compareAt(a: Sortable, atA: number, b: Sortable, atB: number): number {
  const countA = a.ratingCounts[atA]!;
  const countB = b.ratingCounts[atB]!;
  return (
    fairRating(b.ratingSums[atB]!, countB) - fairRating(a.ratingSums[atA]!, countA) ||
    countB - countA ||
    b.substances[atB]! - a.substances[atA]! ||
    compareNames(a.names, atA, b.names, atB) ||
    a.ids[atA]! - b.ids[atB]!
  );
}

/** Compares as `compareAt` does. */
export const byDefaultOrder = (a: Document, b: Document): number =>
  compareAt(a.documents, a.position, b.documents, b.position);

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

const staticFieldsJson = ({ documents: { facts }, position }: Document): Buffer =>
  toBuffer(listAt(facts, position));

/** The fields that only an edit changes, as `presentStaticFields` returns them. */
export const staticFieldsOf = (document: Document): StaticFields =>
  JSON.parse(staticFieldsJson(document).toString()) as StaticFields;

const NO_COVER = Buffer.from('null');

/** The JSON of the cover, in UTF-8. */
export function coverJson({ documents: { photos }, position }: Document): Buffer {
  const lines = listAt(photos, position);
  return lines.length === 0 ? NO_COVER : toBuffer(lines).subarray(0, lines.indexOf(NEW_LINE));
}

/** All photos of a cafe, in order. */
export function photosOf({ documents: { photos }, position }: Document): GalleryPhoto[] {
  const lines = listAt(photos, position);
  if (lines.length === 0) return [];
  return JSON.parse(toBuffer(lines).toString('utf8', lines.indexOf(NEW_LINE))) as GalleryPhoto[];
}

/** The cafe as it was loaded. Each field is written out: a copy made by `...` would have a hidden class of its own, 3 kB for each cafe. */
export function toCatalogueCafe(document: Document): CatalogueCafe {
  const { documents, position } = document;
  const facts = staticFieldsOf(document);
  const listed = photosOf(document);
  const photos = listed.length === 0 ? null : listed;
  const areHoursKnown = documents.typicalHours[position] !== 0;
  return {
    id: facts.id,
    name: facts.name,
    description: facts.description,
    address: facts.address,
    area: facts.area,
    latitude: documents.latitudes[position]!,
    longitude: documents.longitudes[position]!,
    openingHours: openTimesAt(document).openingHours,
    priceLevel: facts.priceLevel,
    hasPriceLevel: facts.hasPriceLevel,
    sellsCoffeeBeans: facts.sellsCoffeeBeans,
    imageUrl: facts.imageUrl,
    photos,
    website: facts.website,
    phone: facts.phone,
    instagramHandle: facts.instagramHandle,
    googleMapsUrl: facts.googleMapsUrl,
    createdAt: facts.createdAt,
    checkedAt: facts.checkedAt,
    hasOwner: facts.hasOwner,
    ratingCount: documents.ratingCounts[position]!,
    ratingSum: documents.ratingSums[position]!,
    filterOptionIds: [...listAt(documents.filterOptionIds, position)],
    optionsWeight:
      documents.substances[position]! - weightOfFacts({ ...facts, photos }, areHoursKnown),
    revision: documents.revisions[position]!,
  };
}

const AFTER_NAME = Buffer.from(',"description":');

/** The name alone, without parsing the fields after it. Within a text, the quotes would be escaped. */
export function nameOf(document: Document): string {
  const json = staticFieldsJson(document);
  const start = json.toString('utf8', 0, json.indexOf(AFTER_NAME));
  return (JSON.parse(`${start}}`) as Pick<StaticFields, 'name'>).name;
}
