import { hash } from 'node:crypto';
import {
  ADDRESS_PARTS,
  COLUMN_FACTS,
  factRow,
  storedName,
  type ImportField,
  type ImportMapping,
} from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import {
  checkRow,
  note,
  type FoundNote,
  type FoundRow,
  type RawCafe,
} from '../../../integrations/places/found.ts';
import { cellText, parsePosition, toNumber, toPhone, toZip } from './column-values.ts';
import { fixCapitals, isState } from './fix-capitals.ts';

/** The field of each column of a file; null for one that is ignored. */
export type ColumnFields = readonly (ImportField | null)[];

type OwnField = keyof RawCafe & ImportField;

/** A column's name without case, spaces and underscores. */
const plainName = (column: string) => column.toLowerCase().replaceAll(/[\s_-]/g, '');

/** What a column or property may be called. */
const NAMES: ReadonlyMap<string, OwnField> = new Map<string, OwnField>([
  ['id', 'sourceId'],
  ['sourceid', 'sourceId'],
  ['factsources', 'sources'],
  ['latitude', 'latitude'],
  ['lat', 'latitude'],
  ['longitude', 'longitude'],
  ['lng', 'longitude'],
  ['lon', 'longitude'],
  ...COLUMN_FACTS.flatMap((fact) => {
    const { column, alsoCalled = [] } = factRow(fact);
    return [column!, ...alsoCalled].map((name) => [plainName(name), storedName(fact)] as const);
  }),
]);

/** The field of a column; undefined for one without meaning here. */
export const fieldOf = (column: string): OwnField | undefined => NAMES.get(plainName(column));

/** What a cell names as filters: an export parts them by bars, people by commas and semicolons. */
const filterWords = (text: string): string[] =>
  text
    .split(/[|,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The id of a row, made of what distinguishes it: every file counts its own rows from 1. */
function idFrom({ sourceId, name, address, area, latitude, longitude }: RawCafe): string {
  const words = [sourceId, name, address, area, latitude, longitude].map((cell) =>
    tokenize(typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''),
  );
  return hash('sha256', JSON.stringify(words), 'base64url').slice(0, 22);
}

/**
 * Checks a row of a file.
 * @param cells the values of its fields
 * @param mayLackPosition as in `checkRow`
 */
export function fileRow(
  number: number,
  cells: Partial<Record<OwnField, string | undefined>>,
  mayLackPosition = false,
): FoundRow {
  const { filters, ...others } = cells;
  const raw: RawCafe = { filters: filterWords(filters ?? '') };
  for (const [field, text = ''] of Object.entries(others)) {
    // Exports escape formulas with a quote.
    raw[field as keyof typeof others] = text.replace(/^'(?=[=+\-@\t\r])/, '');
  }
  raw.sourceId = idFrom(raw);
  return checkRow(number, raw, mayLackPosition);
}

/** What a row says in each field. */
type Row = (field: ImportField) => string;

const CHANGED = new Set<ImportField>(['name', 'address', 'area', 'phone']);
/** The fields whose cells are not changed. */
const UNCHANGED = COLUMN_FACTS.map(storedName).filter((field) => !CHANGED.has(field));

/** Several columns for an address or a description are joined; for other fields the first one counts. */
const JOINED = new Set<ImportField>(['address', 'description']);

function readCells(
  cells: readonly string[],
  fields: ColumnFields,
): { row: Row; lost: FoundNote[] } {
  const lost: FoundNote[] = [];
  const values = new Map<ImportField, string>();
  for (const [at, field] of fields.entries()) {
    const text = field ? cellText(cells[at] ?? '') : '';
    if (!field || text === '') continue;
    const before = values.get(field);
    if (before === undefined) values.set(field, text);
    else if (JOINED.has(field)) values.set(field, `${before}, ${text}`);
    else if (text !== before) lost.push(note('double', field, text, before));
  }
  return { row: (field) => values.get(field) ?? '', lost };
}

const hasZip = /\b\d{5}(-\d{4})?$/;
const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** The position of a row: from two columns, or from a single one if those are empty, or 0, 0. */
function positionOf(row: Row): { latitude: string; longitude: string } {
  const [latitude, longitude] = [row('latitude'), row('longitude')];
  const isWhole = latitude !== '' && longitude !== '';
  const isZero = toNumber(latitude) === 0 && toNumber(longitude) === 0;
  const pair = isWhole && !isZero ? null : parsePosition(row('position'));
  if (pair) return { latitude: String(pair.latitude), longitude: String(pair.longitude) };
  return isWhole
    ? { latitude: latitude.replace(',', '.'), longitude: longitude.replace(',', '.') }
    : { latitude: '', longitude: '' };
}

/**
 * Whether a row is in the US, where ZIP codes and phone numbers have a known form. A state that has the same letters
 * elsewhere needs a position that is not elsewhere. Without a state a position counts between Mexico and the 49th
 * parallel; the part of Canada there has the same phone numbers, and postal codes with letters.
 */
function isInUs(row: Row): boolean {
  const at = positionOf(row);
  const [latitude, longitude] = [toNumber(at.latitude), toNumber(at.longitude)];
  const isPlaced = latitude !== null && longitude !== null;
  if (isState(row('state'))) return !isPlaced || (latitude > 17 && longitude < -64);
  return isPlaced && latitude > 32.8 && latitude < 49 && longitude > -125 && longitude < -66.9;
}

/** The parts of an address in the order of an address; a whole one, which has its city, stays as it is. */
function joinAddress(row: Row, zip: string, fix: (text: string) => string): string {
  const street = joined([row('houseNumber'), row('address')], ' ');
  if (street === '') return '';
  const city = row('city');
  const isWhole =
    hasZip.test(street) ||
    (city !== '' && street.toLowerCase().includes(`, ${city.toLowerCase()}`));
  const unit = row('unit').replace(/^[\w-]{1,4}$/, '#$&');
  const line = fix(joined([street, unit], ' '));
  return isWhole ? line : joined([line, fix(city), joined([row('state'), zip], ' ')], ', ');
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The parts of an address that are lost where it has no street, or is whole by itself, and no other column says them. */
function lostParts(row: Row, address: string): FoundNote[] {
  const words = wordsOf(address);
  // A spreadsheet may write a number with a decimal, and a ZIP code of nine digits has a hyphen.
  const isNumberThere = (part: string) =>
    /^\d+(\.0+)?$/.test(part) && words.replaceAll(/\D/g, '').includes(part.replace(/\.0+$/, ''));
  const isThere = (part: string) => words.includes(wordsOf(part)) || isNumberThere(part);
  return ADDRESS_PARTS.flatMap((field) => {
    const part = row(field);
    const isTaken = part === '' || isThere(part) || (field === 'city' && row('area') === '');
    return isTaken ? [] : [note('address', field, part, '')];
  });
}

/** Reads and checks a row of a file by a mapping. */
export function mappedRow(
  number: number,
  cells: readonly string[],
  fields: ColumnFields,
  mapping: ImportMapping,
): FoundRow {
  const { row, lost } = readCells(cells, fields);
  const fix = (text: string) => (mapping.fixCapitals ? fixCapitals(text) : text);
  const fixAddress = (text: string) =>
    mapping.fixCapitals ? fixCapitals(text, { isAddress: true }) : text;
  const [zip, phone] = [row('zip'), row('phone')];
  const isUs = (zip !== '' || phone !== '') && isInUs(row);
  const corrected = { zip: isUs ? toZip(zip) : zip, phone: isUs ? toPhone(phone) : phone };
  const address = joinAddress(row, corrected.zip, fixAddress);
  const taken = {
    name: fix(row('name')),
    address,
    area: fixAddress(row('area') || row('city')),
    phone: corrected.phone,
    ...positionOf(row),
    sourceId: row('sourceId'),
    sources: row('sources'),
    ...Object.fromEntries(UNCHANGED.map((field) => [field, row(field)])),
  };
  const read = fileRow(number, taken, mapping.lookUpPositions);
  if (!read.notes) return read;
  lost.push(...lostParts(row, address));
  if (corrected.zip !== zip && address.includes(corrected.zip)) {
    lost.push(note('postcode', 'zip', zip, corrected.zip));
  }
  if (corrected.phone !== phone) lost.push(note('phone', 'phone', phone, corrected.phone));
  return lost.length === 0 ? read : { ...read, notes: [...lost, ...read.notes] };
}
