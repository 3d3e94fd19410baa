import { distanceKm, EARTH_RADIUS_KM, NEAR_METERS } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { distance } from 'fastest-levenshtein';
import * as texts from './texts.ts';

/** Words that half of all cafes carry. */
const GENERIC = new Set(['cafe', 'coffee', 'roasters', 'the', 'co']);
const MAX_EDITS = 0.3;

/** The words that distinguish a name: those that are not generic, or all if nothing else is left. */
export function significantTokens(name: string): readonly string[] {
  const words = tokenize(name);
  const specific = words.filter((word) => !GENERIC.has(word));
  return specific.length > 0 ? specific : words;
}

/** Whether two names, by their specific words, are within 30 % edit distance or share half their words. */
export function isSimilarName(a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [a.join(' '), b.join(' ')];
  if (left === right) return true;
  const longest = Math.max(left.length, right.length);
  if (distance(left, right) <= MAX_EDITS * longest) return true;
  const others = new Set(b);
  const shared = a.filter((word) => others.has(word)).length;
  return shared * 2 >= Math.max(a.length, b.length);
}

export interface IndexedCafe {
  name: string;
  address: string;
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
  website: string;
  phone: string;
}

export interface DuplicateMatch {
  name: string;
  address: string;
  meters: number;
  reason: string;
}

/** What the index needs of a cafe: there may be a million. */
type Entry = Pick<IndexedCafe, 'name' | 'address' | 'latitude' | 'longitude'>;

/** More than these at one spot only share a default position: they are no neighbours. */
const MAX_AT_A_SPOT = 100;
/** A cell's side in degrees; at the equator a little over the distance that counts as near. */
const CELL = 0.001;
const MIN_DIGITS = 7;
/** Meters of a degree of latitude. */
const DEGREE_METERS = (Math.PI / 180) * EARTH_RADIUS_KM * 1000;

const pointOf = ({ latitude, longitude }: Entry) => ({ lat: latitude, lng: longitude });
const metersBetween = (a: Entry, b: Entry) => distanceKm(pointOf(a), pointOf(b)) * 1000;

/** The last ten digits, without a country's prefix; '' for what is no number. */
function phoneKey(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < MIN_DIGITS ? '' : digits.slice(-10);
}

/** Host and path, without what does not distinguish sites. */
function websiteKey(website: string): string {
  const key = website
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '');
  // An expression for the closing slashes would try at each slash within, which is quadratic.
  let end = key.length;
  while (key[end - 1] === '/') end -= 1;
  return key.slice(0, end);
}

/** More than there are columns around the globe. */
const MAX_COLUMNS = 2 ** 20;
const cellKey = (row: number, column: number) => row * MAX_COLUMNS + column;

/** The known cafes, found by what two descriptions of one cafe have in common. */
export class DuplicateIndex {
  readonly #byPhone = new Map<string, Entry>();
  readonly #byWebsite = new Map<string, Entry>();
  readonly #cells = new Map<number, Entry[]>();

  add(cafe: IndexedCafe): void {
    const { name, address, latitude, longitude } = cafe;
    const entry = { name, address, latitude, longitude };
    const phone = phoneKey(cafe.phone);
    const website = websiteKey(cafe.website);
    if (phone && !this.#byPhone.has(phone)) this.#byPhone.set(phone, entry);
    if (website && !this.#byWebsite.has(website)) this.#byWebsite.set(website, entry);
    const key = cellKey(Math.floor(cafe.latitude / CELL), Math.floor(cafe.longitude / CELL));
    const cell = this.#cells.get(key);
    if (!cell) this.#cells.set(key, [entry]);
    else if (cell.length < MAX_AT_A_SPOT) cell.push(entry);
  }

  /** The cafe that one is likely a duplicate of, and why; null where it is like none. */
  find(cafe: IndexedCafe): DuplicateMatch | null {
    const near = this.#near(cafe);
    if (near) return near;
    const phone = phoneKey(cafe.phone);
    const samePhone = phone ? this.#byPhone.get(phone) : undefined;
    if (samePhone) return this.#match(cafe, samePhone, texts.samePhone);
    const website = websiteKey(cafe.website);
    const sameWebsite = website ? this.#byWebsite.get(website) : undefined;
    return sameWebsite ? this.#match(cafe, sameWebsite, texts.sameWebsite) : null;
  }

  #near(cafe: IndexedCafe): DuplicateMatch | null {
    const tokens = significantTokens(cafe.name);
    const row = Math.floor(cafe.latitude / CELL);
    const column = Math.floor(cafe.longitude / CELL);
    // Towards the poles a degree of longitude shrinks, so that more columns are near.
    const width = CELL * DEGREE_METERS * Math.cos((cafe.latitude * Math.PI) / 180);
    const reach = Math.min(20, Math.ceil(NEAR_METERS / Math.max(width, 1)));
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - reach; c <= column + reach; c++) {
        for (const entry of this.#cells.get(cellKey(r, c)) ?? []) {
          const isNear = metersBetween(cafe, entry) <= NEAR_METERS;
          if (isNear && isSimilarName(tokens, significantTokens(entry.name))) {
            return this.#match(cafe, entry, texts.similarName);
          }
        }
      }
    }
    return null;
  }

  #match(cafe: IndexedCafe, other: Entry, reason: string): DuplicateMatch {
    const { name, address } = other;
    return { name, address, meters: Math.round(metersBetween(cafe, other)), reason };
  }
}
