import type { ImportField, ImportMapping } from '@cortado/contract';
import type { FoundRow } from '../../../integrations/places/found.ts';
import { fileRow, type FileCell } from '../files/raw-row.ts';
import { cellText, parsePosition, toNumber, toPhone, toZip } from './cell-values.ts';
import type { ColumnFields } from './column-fields.ts';
import { fixCapitals } from './fix-capitals.ts';

/** What a row says in each field. */
type Row = (field: ImportField) => string;

/** Of several columns for one field those of an address and a description are joined, of others the first counts. */
const JOINED = new Set<ImportField>(['address', 'description']);

function readCells(cells: readonly string[], fields: ColumnFields): Row {
  const values = new Map<ImportField, string>();
  for (const [at, field] of fields.entries()) {
    const text = field ? cellText(cells[at] ?? '') : '';
    if (!field || text === '') continue;
    const before = values.get(field);
    if (before === undefined) values.set(field, text);
    else if (JOINED.has(field)) values.set(field, `${before}, ${text}`);
  }
  return (field) => values.get(field) ?? '';
}

const hasZip = /\b\d{5}(-\d{4})?$/;
const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** The parts of an address in the order of an address; a whole one, which has its city, stays as it is. */
function joinAddress(row: Row, fix: (text: string) => string): string {
  const street = joined([row('houseNumber'), row('address')], ' ');
  if (street === '') return '';
  const city = row('city');
  const isWhole =
    hasZip.test(street) ||
    (city !== '' && street.toLowerCase().includes(`, ${city.toLowerCase()}`));
  const unit = row('unit').replace(/^[\w-]{1,4}$/, '#$&');
  const line = fix(joined([street, unit], ' '));
  return isWhole
    ? line
    : joined([line, fix(city), joined([row('state'), toZip(row('zip'))], ' ')], ', ');
}

/** Where a row says it is; the point where the equator meets the first meridian says that nobody knows. */
function positionOf(row: Row): { latitude: string; longitude: string } {
  const pair = parsePosition(row('position'));
  const [latitude, longitude] = [row('latitude'), row('longitude')];
  const isNowhere = toNumber(latitude) === 0 && toNumber(longitude) === 0;
  if (latitude !== '' && longitude !== '' && !isNowhere) {
    return { latitude: latitude.replace(',', '.'), longitude: longitude.replace(',', '.') };
  }
  const isPlaced = pair && (pair.latitude !== 0 || pair.longitude !== 0);
  return isPlaced
    ? { latitude: String(pair.latitude), longitude: String(pair.longitude) }
    : { latitude: '', longitude: '' };
}

/** Checks a row of a file whose columns are taken as a mapping says. */
export function mappedRow(
  number: number,
  cells: readonly string[],
  fields: ColumnFields,
  mapping: ImportMapping,
): FoundRow {
  const row = readCells(cells, fields);
  const fix = (text: string) => (mapping.fixCapitals ? fixCapitals(text) : text);
  const fixAddress = (text: string) =>
    mapping.fixCapitals ? fixCapitals(text, { isAddress: true }) : text;
  const taken: FileCell[] = [
    ['name', fix(row('name'))],
    ['address', joinAddress(row, fixAddress)],
    ['area', fixAddress(row('area') || row('city'))],
    ['phone', toPhone(row('phone'))],
    ...Object.entries(positionOf(row)).map(([field, text]): FileCell => [
      field as 'latitude',
      text,
    ]),
    ...(
      ['website', 'openingHours', 'description', 'sellsCoffeeBeans', 'filters', 'sourceId'] as const
    ).map((field): FileCell => [field, row(field)]),
  ];
  return fileRow(number, taken, mapping.lookUpPositions);
}
