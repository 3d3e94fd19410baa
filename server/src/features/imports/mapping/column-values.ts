import type { ImportField } from '@cortado/contract';
import type { FileSample } from '../files/table.ts';
import { isState } from './fix-capitals.ts';

/** Texts of cells that mean nothing. */
const NOTHING = /^(null|n\/a|nan|-+)$/i;

/** A cell as text; '' for what says that there is nothing. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return NOTHING.test(text) ? '' : text;
}

/** The beginning of a text, without half a letter at its end. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

/** A number, with a decimal point or a comma; null for anything else. */
export function toNumber(text: string): number | null {
  return /^[+-]?\d{1,12}([.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

const PAIR = /(-?\d{1,3}\.\d{1,20})[°\s]*[,; ]\s*(-?\d{1,3}\.\d{1,20})[°\s]*[)\]]?$/;

/** A position in one cell: '(42.36, -71.06)', also at the end of an address, or 'POINT (-71.06 42.36)'. */
export function parsePosition(text: string): { latitude: number; longitude: number } | null {
  // What is longer is no position, and would take long to search.
  const line = text.slice(-200).replaceAll(/\s+/g, ' ').trim();
  const point = /POINT ?\( ?(-?\d{1,3}(?:\.\d+)?) (-?\d{1,3}(?:\.\d+)?) ?\)$/i.exec(line);
  const json = /"coordinates": ?\[ ?(-?\d{1,3}(?:\.\d+)?), ?(-?\d{1,3}(?:\.\d+)?) ?\]/.exec(line);
  const swapped = point ?? json;
  const pair = swapped ? null : PAIR.exec(line);
  const found = swapped ?? pair;
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[2])];
  const [latitude, longitude] = swapped || Math.abs(first) > 90 ? [second, first] : [first, second];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A ZIP code of the US in full: spreadsheets drop its leading zero. */
export function toZip(text: string): string {
  const digits = text.replace(/\.0+$/, '');
  if (/^\d{3,4}$/.test(digits)) return digits.padStart(5, '0');
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** A phone number of the US. Ten digits, which nobody reads as they are, get hyphens. */
export function toPhone(text: string): string {
  const digits = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})(?:\.0)?$/.exec(text);
  return digits ? `+1 ${digits[1]}-${digits[2]}-${digits[3]}` : text;
}

const isPhone = (text: string) =>
  /^[+\d\s().x-]{7,30}$/i.test(text) &&
  (/^\+\d/.test(text) || /^1?[2-9]\d{2}[2-9]\d{6}$/.test(text.replaceAll(/\D/g, '')));
const isWebsite = (text: string) =>
  /^(https?:\/\/|www\.)\S+$|^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text);
const isZip = (text: string) => /^\d{5}(-?\d{4})?$|^\d{4,5}(\.0)?$/.test(text);
const isStreet = (text: string) => /^\d+[-\w]*\s+(\S+\s+)*\p{L}{2}/u.test(text);
const isText = (text: string) => /\p{L}/u.test(text);
const isWithin = (limit: number) => (text: string) => Math.abs(toNumber(text) ?? Infinity) <= limit;
const isHours = (text: string) =>
  /^24\/7$|\b(mo|tu|we|th|fr|sa|su)\w*\b.*\d/i.test(text) && !isStreet(text);

/** Whether a text may be a value of a field. */
const FITS: Partial<Record<ImportField, (text: string) => boolean>> = {
  name: isText,
  address: isText,
  houseNumber: (text) => /^\d/.test(text) && text.length <= 12,
  city: isText,
  state: (text) => isText(text) && text.length <= 30,
  zip: (text) => isZip(text) || /^(?=.*\d)[\w -]{3,10}$/.test(text),
  area: isText,
  latitude: isWithin(180),
  longitude: isWithin(180),
  position: (text) => parsePosition(text) !== null,
  phone: (text) => text.replaceAll(/\D/g, '').length >= 7 && text.length <= 40,
  website: isWebsite,
  openingHours: isText,
  description: isText,
};

const MOST = 0.8;

/** What is longer is judged by its beginning. */
const MAX_JUDGED_LENGTH = 300;

/** The values of one column, judged as a whole. */
export class ColumnValues {
  /** Without those that say nothing. */
  readonly texts: readonly string[];
  /** Which part of the rows has one. */
  readonly filled: number;

  constructor({ rows }: FileSample, column: number) {
    this.texts = rows
      .map((cells) => cellText(cells[column] ?? '').slice(0, MAX_JUDGED_LENGTH))
      .filter(Boolean);
    this.filled = rows.length === 0 ? 0 : this.texts.length / rows.length;
  }

  /** Whether most values are so; not where there are none. */
  #most(is: (text: string) => boolean): boolean {
    return this.texts.length > 0 && this.texts.filter(is).length >= MOST * this.texts.length;
  }

  /** Whether a column that is called so may hold it: one without values may. */
  fits(field: ImportField): boolean {
    const is = FITS[field];
    return this.texts.length === 0 || !is || this.#most(is);
  }

  get #distinct(): number {
    return new Set(this.texts).size;
  }

  /** Degrees as they are measured, and no count: most have three decimals or more. */
  get isDegrees(): boolean {
    return (
      this.#most(isWithin(180)) &&
      this.#most((text) => /[.,]\d{3,}$/.test(text) || Number(text) === 0)
    );
  }

  /** Whether most numbers lie between two. */
  isBetween(least: number, greatest: number): boolean {
    return this.#most((text) => {
      const number = toNumber(text);
      return number === 0 || (number !== null && number >= least && number <= greatest);
    });
  }

  /** The field that the values show, whatever the column is called. */
  get fieldByValues(): ImportField | null {
    if (this.#most(isWebsite)) return 'website';
    if (this.#most(isPhone)) return 'phone';
    if (this.#most((text) => parsePosition(text) !== null)) return 'position';
    if (this.#most(isHours)) return 'openingHours';
    if (this.#most(isStreet)) return 'address';
    if (this.#most((text) => /^[A-Z]{2}$/.test(text) && isState(text))) return 'state';
    if (this.#most((text) => /^\d{5}(-?\d{4})?$/.test(text))) return 'zip';
    return null;
  }

  /** Words that differ from row to row, as names do. */
  get isNameLike(): boolean {
    return (
      this.fieldByValues === null &&
      this.#most((text) => /\p{L}{2}/u.test(text) && text.length <= 80 && !/\d{4}/.test(text)) &&
      this.#distinct >= MOST * this.texts.length
    );
  }
}
