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

export interface CellPosition {
  latitude: number;
  longitude: number;
}

const PAIR = /(-?\d{1,3}\.\d{1,20})[°\s]*[,; ]\s*(-?\d{1,3}\.\d{1,20})[°\s]*[)\]]?$/;

/** A position in one cell: '(42.36, -71.06)', also at the end of an address, or 'POINT (-71.06 42.36)'. */
export function parsePosition(text: string): CellPosition | null {
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

/** A ZIP code of the US in full: a spreadsheet takes the zero before it away. */
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
