import { MAX_CAFE_LENGTH } from '@cortado/contract';
import type { CafeFacts } from '../../catalogue/types.ts';
import { checkHours } from '../../hours/check-hours.ts';
import * as texts from './texts.ts';

/** A cafe as a source tells of it. */
export interface FoundCafe extends CafeFacts {
  /** Its id at the source. */
  sourceId: string;
  openingHours: string;
  /** What is left out of it, and why; null: nothing. */
  warning: string | null;
  /** What it offers, as `category:value`. */
  filters: readonly string[];
}

/** A cafe that is complete but for its position. */
export type UnplacedCafe = Omit<FoundCafe, 'latitude' | 'longitude'>;

/**
 * A row of what was found: a cafe, or why it cannot be taken. Rows are counted as their source counts them. Where the
 * position alone is missing, the rest is told as well.
 */
export type FoundRow =
  | { number: number; cafe: FoundCafe; problem?: undefined }
  | { number: number; name: string; problem: string; unplaced?: UnplacedCafe };

/** A row as it came, before anything was checked. */
export type RawCafe = Partial<Record<Exclude<keyof FoundCafe, 'filters' | 'warning'>, unknown>> & {
  filters?: readonly string[];
};

/** Longer than any number of degrees that means something. */
const MAX_DEGREES_LENGTH = 40;
const MAX_SOURCE_ID_LENGTH = 200;
const MAX_FLAG_LENGTH = 10;
const FILTER_KEY = /^[a-z0-9_]{1,64}:[a-z0-9_]{1,64}$/;
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** Text in one line, without characters that no database and no screen takes. */
function clean(value: unknown, longest: number): string {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  const line = String(value).replaceAll(UNFIT, ' ').trim();
  return line.length <= longest ? line : Array.from(line).slice(0, longest).join('');
}

/** Degrees within a limit; null where they are none. */
function degrees(value: unknown, limit: number): number | null {
  const text = clean(value, MAX_DEGREES_LENGTH);
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(number) <= limit ? number : null;
}

/** An http(s) address, '' for none, null for anything else. */
function webAddress(value: unknown): string | null {
  const text = clean(value, MAX_CAFE_LENGTH.website);
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const isWeb = /^https?:\/\/[^\s/]/i.test(whole) && URL.canParse(whole);
  return isWeb ? whole.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : null;
}

/** Hours from outside: those that can't be read are unknown. */
function readableHours(value: unknown): Pick<FoundCafe, 'openingHours' | 'warning'> {
  const openingHours = clean(value, MAX_CAFE_LENGTH.openingHours + 1);
  if (openingHours === '' || !checkHours(openingHours)) return { openingHours, warning: null };
  return { openingHours: '', warning: texts.rowBadHours };
}

/**
 * Checks a row as it came; what is wrong is said in a sentence of its own.
 * @param mayLackPosition tells the rest of a row as well where nothing is wrong but its position
 */
export function checkRow(number: number, raw: RawCafe, mayLackPosition = false): FoundRow {
  const name = clean(raw.name, MAX_CAFE_LENGTH.name);
  const fail = (problem: string): FoundRow => ({
    number,
    name: name || texts.rowNameless,
    problem,
  });
  if (name === '') return fail(texts.rowNoName);
  const latitude = degrees(raw.latitude, 90);
  const longitude = degrees(raw.longitude, 180);
  const website = webAddress(raw.website);
  const address = clean(raw.address, MAX_CAFE_LENGTH.address);
  const area = clean(raw.area, MAX_CAFE_LENGTH.neighborhood);
  const placeProblem =
    latitude === null ? texts.rowNoLatitude : longitude === null ? texts.rowNoLongitude : '';
  if (placeProblem && !mayLackPosition) return fail(placeProblem);
  if (website === null) return fail(texts.rowBadWebsite);
  if (address === '' && area === '') return fail(texts.rowNoAddress);
  const cafe: UnplacedCafe = {
    sourceId: clean(raw.sourceId, MAX_SOURCE_ID_LENGTH),
    name,
    description: clean(raw.description, MAX_CAFE_LENGTH.description),
    address: address || area,
    area: area || 'Unknown',
    website,
    phone: clean(raw.phone, MAX_CAFE_LENGTH.phone),
    ...readableHours(raw.openingHours),
    sellsCoffeeBeans: /^(true|yes|1)$/i.test(clean(raw.sellsCoffeeBeans, MAX_FLAG_LENGTH)),
    filters: (raw.filters ?? []).filter((key) => FILTER_KEY.test(key)),
  };
  if (latitude !== null && longitude !== null) {
    return { number, cafe: { ...cafe, latitude, longitude } };
  }
  return { number, name, problem: placeProblem, unplaced: cafe };
}
