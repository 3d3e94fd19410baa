import { hash } from 'node:crypto';
import { COLUMN_FACTS, factRow, storedName, type ImportField } from '@cortado/contract';
import { checkRow, type FoundRow, type RawCafe } from '../../../integrations/places/found.ts';
import { tokenize } from '@cortado/search/text/fold';

type OwnField = keyof RawCafe & ImportField;

/** A column's name without case, spaces and underscores. */
const plainName = (column: string) => column.toLowerCase().replaceAll(/[\s_-]/g, '');

/** What a column or property may be called. */
const NAMES: ReadonlyMap<string, OwnField> = new Map<string, OwnField>([
  ['id', 'sourceId'],
  ['sourceid', 'sourceId'],
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

/** A value and the field it is for, if it is for one. */
export type FileCell = readonly [ReturnType<typeof fieldOf>, unknown];

/** A cell without the quote that keeps a spreadsheet from running it, as exports write it. */
function unescaped(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/^'(?=[=+\-@\t\r])/, '') : value;
}

/**
 * A row is recognised by what distinguishes it: ids alone would not do, for every file counts its own
 * rows from 1.
 */
function idFrom({ sourceId, name, address, area, latitude, longitude }: RawCafe): string {
  const words = [sourceId, name, address, area, latitude, longitude].map((cell) =>
    tokenize(typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''),
  );
  return hash('sha256', JSON.stringify(words), 'base64url').slice(0, 22);
}

/**
 * Checks a row of a file.
 * @param mayLackPosition as `checkRow` takes it
 */
export function fileRow(
  number: number,
  cells: readonly FileCell[],
  mayLackPosition = false,
): FoundRow {
  const raw: RawCafe = {};
  for (const [field, value] of cells) {
    if (field === 'filters') raw.filters = filterWords(String(value));
    else if (field) raw[field] = unescaped(value);
  }
  raw.sourceId = idFrom(raw);
  return checkRow(number, raw, mayLackPosition);
}
