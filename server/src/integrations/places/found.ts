import {
  COLUMN_FACTS,
  factRow,
  factSource,
  FACTS,
  storedName,
  type ColumnFact,
  type FactSources,
  type ImportField,
  type RowNote,
} from '@cortado/contract';
import { z } from 'zod';
import type { SourcedFacts } from '../../catalogue/types.ts';
import { checkHours } from '../../hours/check-hours.ts';
import * as texts from './texts.ts';

export interface FoundCafe extends SourcedFacts {
  sourceId: string;
  /** What it offers, as `category:value`; of a file as it says it. */
  filters: readonly string[];
  /** Where its values come from, by fact, and by `category:value`; others come from the import. */
  sources?: FactSources;
}

/** What became of a value of a row. */
export interface FoundNote extends RowNote {
  field: ImportField;
}

/** A cafe that only lacks its position. */
export type UnplacedCafe = Omit<FoundCafe, 'latitude' | 'longitude'>;

/**
 * A row of what was found: a cafe, or why it cannot be taken. Rows are counted as their source counts them. If only
 * the position is missing, the rest is given as well.
 */
export type FoundRow = { number: number; /** Of the file. */ filtersColumn?: string } & (
  | { cafe: FoundCafe; notes: readonly FoundNote[]; problem?: undefined }
  | {
      name: string;
      problem: string;
      unplaced?: UnplacedCafe;
      notes?: readonly FoundNote[];
    }
);

/** A row as it came, before anything was checked. */
export type RawCafe = Partial<Record<Exclude<keyof FoundCafe, 'filters'>, unknown>> & {
  filters?: readonly string[];
};

/** Longer than any number of degrees that means something. */
const MAX_DEGREES_LENGTH = 40;
const MAX_SOURCE_ID_LENGTH = 200;
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

const MAX_NOTED_LENGTH = 200;

/** Text in one line, without characters that no database and no screen takes. */
function oneLine(value: unknown): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  return String(value).replaceAll(UNFIT, ' ').trim();
}

const cut = (line: string, longest: number): string =>
  line.length <= longest ? line : Array.from(line).slice(0, longest).join('');

const clean = (value: unknown, longest: number): string => cut(oneLine(value), longest);

/** A note without its column: a source has none, and a file puts in its own. */
export function note(
  kind: FoundNote['kind'],
  field: ImportField,
  before: unknown,
  after: string,
): FoundNote {
  const short = (text: string) => clean(text, MAX_NOTED_LENGTH);
  return { kind, field, column: '', before: short(String(before)), after: short(after) };
}

/** Degrees within a limit; null where they are none. */
function degrees(value: unknown, limit: number): number | null {
  const text = clean(value, MAX_DEGREES_LENGTH);
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(number) <= limit ? number : null;
}

/** An http(s) address, '' for none, null for anything else. */
function webAddress(value: unknown): string | null {
  const text = clean(value, FACTS.website.max);
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const isWeb = /^https?:\/\/[^\s/]/i.test(whole) && URL.canParse(whole);
  return isWeb ? whole.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : null;
}

/** Reads the values of a row, and notes those that are changed or dropped. */
function valuesOf(raw: RawCafe) {
  const notes: FoundNote[] = [];
  const text = (fact: ColumnFact): string => {
    const field = storedName(fact);
    const line = oneLine(raw[field]);
    const short = cut(line, factRow(fact).max ?? Infinity);
    if (short !== line) notes.push(note('long', field, line, short));
    return short;
  };
  /** Hours that can't be read are unknown. */
  const hours = (): string => {
    const line = clean(raw.openingHours, FACTS.openingHours.max + 1);
    if (line === '' || !checkHours(line)) return line;
    notes.push(note('hours', 'openingHours', line, ''));
    return '';
  };
  const isYes = (fact: ColumnFact): boolean => {
    const field = storedName(fact);
    const line = oneLine(raw[field]);
    const yes = /^(true|yes|1)$/i.test(line);
    if (!yes && !/^(false|no|0)?$/i.test(line)) notes.push(note('beans', field, line, 'false'));
    return yes;
  };
  const count = (fact: ColumnFact): number | null => {
    const line = oneLine(raw[storedName(fact)]);
    const { max = Infinity } = factRow(fact);
    // A spreadsheet may write a whole number with a decimal.
    const number = /^\d{1,9}(\.0+)?$/.test(line) ? Number(line) : null;
    if (number !== null && number <= max) return number;
    if (line !== '') notes.push(note('count', storedName(fact), line, ''));
    return null;
  };
  const value = (fact: ColumnFact): string | number | boolean | null => {
    const { kind } = factRow(fact);
    if (kind === 'count') return count(fact);
    if (kind === 'yesNo') return isYes(fact);
    return kind === 'hours' ? hours() : text(fact);
  };
  return { notes, text, value };
}

/** As an export has them. */
const sourcesOfRow = z
  .array(z.tuple([factSource, z.array(z.string().max(200)).max(1000)]))
  .max(100);

/** The sources that a row gives, and what of it can't be read or is of a day to come; '' if nothing. */
function sourcesIn(text: string): { sources?: FactSources; lost: string } {
  if (text === '') return { lost: '' };
  try {
    const read = sourcesOfRow.parse(JSON.parse(text));
    const today = new Date().toISOString().slice(0, 10);
    const later = read.filter(([{ on }]) => on > today);
    const past = read.filter(([{ on }]) => on <= today);
    const sources = past.flatMap(([source, keys]) => keys.map((key) => [key, source] as const));
    return {
      sources: Object.fromEntries(sources),
      lost: later.length === 0 ? '' : JSON.stringify(later),
    };
  } catch {
    return { lost: text };
  }
}

/** What is checked by itself: a row is refused for it, or it takes the place of another fact. */
const CHECKED = new Set<ColumnFact>(['name', 'address', 'neighborhood', 'website', 'filterIds']);
const OTHERS = COLUMN_FACTS.filter((fact) => !CHECKED.has(fact));

/**
 * Checks a raw row. Its problem is a sentence, what is lost becomes notes.
 * @param mayLackPosition whether to return the rest of a row as well if only its position is wrong
 */
export function checkRow(number: number, raw: RawCafe, mayLackPosition = false): FoundRow {
  const { notes, text, value } = valuesOf(raw);
  const name = text('name');
  const fail = (problem: string): FoundRow => ({
    number,
    name: name || texts.rowNameless,
    problem,
  });
  if (name === '') return fail(texts.rowNoName);
  const latitude = degrees(raw.latitude, 90);
  const longitude = degrees(raw.longitude, 180);
  const website = webAddress(raw.website);
  const address = text('address');
  const area = text('neighborhood');
  // Where the equator meets the first meridian is the sea: it says that nobody knows.
  const isZero = latitude === 0 && longitude === 0;
  const placeProblem = isZero
    ? texts.rowZero
    : latitude === null
      ? texts.rowNoLatitude
      : longitude === null
        ? texts.rowNoLongitude
        : '';
  if (placeProblem && !mayLackPosition) return fail(placeProblem);
  if (website === null) return fail(texts.rowBadWebsite);
  if (address === '' && area === '') return fail(texts.rowNoAddress);
  const { sources, lost } = sourcesIn(oneLine(raw.sources));
  if (lost !== '') notes.push(note('sources', 'sources', lost, ''));
  const cafe = {
    sourceId: clean(raw.sourceId, MAX_SOURCE_ID_LENGTH),
    name,
    address: address || area,
    area: area || 'Unknown',
    website,
    filters: raw.filters ?? [],
    ...(sources && { sources }),
    ...Object.fromEntries(OTHERS.map((fact) => [storedName(fact), value(fact)])),
  } as UnplacedCafe;
  if (latitude !== null && longitude !== null && !isZero) {
    return { number, cafe: { ...cafe, latitude, longitude }, notes };
  }
  if (isZero) notes.push(note('zero', 'latitude', '0, 0', ''));
  return { number, name, problem: placeProblem, unplaced: cafe, notes };
}
