import type { GalleryPhoto, KnownFact } from '@cortado/contract';
import { sharedBy, type Field } from '@cortado/search/documents/field';
import {
  compareLists,
  listAt,
  numbersField,
  sortTextField,
  textField,
} from '@cortado/search/documents/list-field';
import { numberField } from '@cortado/search/documents/number-field';
import { repeatedField, textAt } from '@cortado/search/documents/repeated-field';
import type { Document as DocumentOf, DocumentsOf } from '@cortado/search/documents/schema';
import { chainOf, fold } from '@cortado/search/text/fold';
import { DAY_MS } from '../../core/durations.ts';
import { scheduleKey } from '../../hours/schedule.ts';
import { toDate } from '../hours/evaluate-schedule.ts';
import { keyOfCafe, openTimesOf, type OpenTimes } from '../hours/open-times.ts';
import type { CatalogueCafe } from '../types.ts';
import { hash } from './hash.ts';
import {
  confirmedBits,
  countedHours,
  countsAsConfirmed,
  HOURS_BIT,
  packSources,
  presentFacts,
  unpackSources,
} from './known-facts.ts';
import { coverOf, presentStaticFields } from './present.ts';
import { weightOfFacts } from './substance.ts';

/** JSON has none outside of its texts, and escapes those within. */
const NEW_LINE = 10;

type StaticFields = ReturnType<typeof presentStaticFields>;

const foldedNameOf = sharedBy(({ name }: CatalogueCafe) => fold(name));
const scheduleOf = sharedBy((cafe: CatalogueCafe) => keyOfCafe(cafe, countedHours(cafe)));
const typicalOf = (cafe: CatalogueCafe) => openTimesOf(scheduleOf(cafe)).typical;

/** What is held of a cafe. Everything else is computed when it is asked for. */
export const FIELDS = {
  ids: numberField(Int32Array, ({ id }) => id),
  ratingCounts: numberField(Uint32Array, ({ ratingCount }) => ratingCount),
  ratingSums: numberField(Uint32Array, ({ ratingSum }) => ratingSum),
  /** Degrees. */
  latitudes: numberField(Float64Array, ({ latitude }) => latitude),
  /** Degrees. */
  longitudes: numberField(Float64Array, ({ longitude }) => longitude),
  /** 0 where none is shown. */
  priceLevels: numberField(Uint8Array, ({ hasPriceLevel, priceLevel }) =>
    hasPriceLevel ? priceLevel : 0,
  ),
  /** 1 for a cafe that sells coffee beans. */
  beans: numberField(Uint8Array, ({ sellsCoffeeBeans }) => (sellsCoffeeBeans ? 1 : 0)),
  /** Of `typicalHours`. */
  typicalHours: numberField(Uint16Array, typicalOf),
  /** How much a cafe says about its coffee, by `WEIGHTS`. */
  substances: numberField(
    Uint8Array,
    (cafe) => cafe.optionsWeight + weightOfFacts(cafe, typicalOf(cafe) !== 0),
  ),
  /** The same for all branches of a name. */
  chains: numberField(Uint32Array, (cafe) => hash(chainOf(foldedNameOf(cafe)))),
  revisions: numberField(Float64Array, ({ revision }) => revision),
  /** The folded names. */
  names: sortTextField(foldedNameOf),
  filterOptionIds: numbersField(({ filterOptionIds }) => filterOptionIds),
  /** Those of `filterOptionIds` that are confirmed. */
  confirmedOptionIds: numbersField((cafe) =>
    cafe.filterOptionIds.filter((id) => countsAsConfirmed(cafe, 'filterIds', id)),
  ),
  /** Of `confirmedBits`. */
  confirmed: numberField(Uint8Array, confirmedBits),
  /** Until when what is confirmed is so at least, in days counted from 1970; 0 where nothing is. */
  agesOn: numberField(Uint16Array, ({ agesOn }) =>
    agesOn === null ? 0 : Date.parse(agesOn) / DAY_MS,
  ),
  /** The JSON of `presentStaticFields`. */
  facts: textField((cafe) => JSON.stringify(presentStaticFields(cafe))),
  /** Two lines, where there are photos: the JSON of the cover, and of all of them. */
  photos: textField(({ photos }) =>
    photos === null ? '' : `${JSON.stringify(coverOf(photos))}\n${JSON.stringify(photos)}`,
  ),
  /** Of `packSources`. */
  sources: textField(({ sources }) => packSources(sources)),
  areas: repeatedField(({ area }) => area),
  /** Of `scheduleKey`, with the hours that count. */
  schedules: repeatedField(scheduleOf),
  /** The same with all hours. */
  shownSchedules: repeatedField((cafe) => keyOfCafe(cafe)),
} satisfies Record<string, Field<CatalogueCafe, unknown>>;

/** Cafes in columns, by position. Immutable. */
export type Documents = DocumentsOf<typeof FIELDS>;

/** One of the cafes. */
export type Document = DocumentOf<Documents>;

/** By the hours that count. */
export const openTimesAt = ({ documents, position }: Document): OpenTimes =>
  openTimesOf(textAt(documents.schedules, position));

/** By its hours if they are confirmed, else as without any. */
export function confirmedTimesAt(document: Document): OpenTimes {
  const times = openTimesAt(document);
  const areConfirmed = (document.documents.confirmed[document.position]! & HOURS_BIT) !== 0;
  return areConfirmed ? times : openTimesOf(scheduleKey({ ...times.schedule, text: '' }));
}

/** By the hours that the cafe's page shows, which may be samples. */
export const shownTimesAt = ({ documents, position }: Document): OpenTimes =>
  openTimesOf(textAt(documents.shownSchedules, position));

export const areaOf = ({ documents, position }: Document): string =>
  textAt(documents.areas, position);

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
 * cafes tie. Lists without a text also spread the branches of a name (`BRANCHES`).
 */
export function compareAt(a: Sortable, atA: number, b: Sortable, atB: number): number {
  const countA = a.ratingCounts[atA]!;
  const countB = b.ratingCounts[atB]!;
  return (
    fairRating(b.ratingSums[atB]!, countB) - fairRating(a.ratingSums[atA]!, countA) ||
    countB - countA ||
    b.substances[atB]! - a.substances[atA]! ||
    compareLists(a.names, atA, b.names, atB) ||
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
    openingHours: shownTimesAt(document).openingHours,
    priceLevel: facts.priceLevel,
    hasPriceLevel: facts.hasPriceLevel,
    sellsCoffeeBeans: facts.sellsCoffeeBeans,
    licensedSeats: facts.licensedSeats,
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
    sources: sourcesAt(document),
    agesOn: agesOnAt(document),
    revision: documents.revisions[position]!,
  };
}

const agesOnAt = ({ documents: { agesOn }, position }: Document) =>
  agesOn[position] === 0 ? null : toDate(agesOn[position]!);

const sourcesAt = ({ documents: { sources }, position }: Document) =>
  unpackSources(toBuffer(listAt(sources, position)).toString());

/** What is known of a cafe, and where it comes from. */
export function factsOf(document: Document): KnownFact[] {
  const { documents, position } = document;
  const { openingHours } = shownTimesAt(document);
  const columns = { ...staticFieldsOf(document), openingHours };
  return presentFacts(columns, {
    filterOptionIds: [...listAt(documents.filterOptionIds, position)],
    sources: sourcesAt(document),
    agesOn: agesOnAt(document),
  });
}

const AFTER_NAME = Buffer.from(',"description":');

/** The name alone, without parsing the fields after it. Within a text, the quotes would be escaped. */
export function nameOf(document: Document): string {
  const json = staticFieldsJson(document);
  const start = json.toString('utf8', 0, json.indexOf(AFTER_NAME));
  return (JSON.parse(`${start}}`) as Pick<StaticFields, 'name'>).name;
}
