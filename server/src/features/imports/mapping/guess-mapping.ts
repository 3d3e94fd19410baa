import type { ImportField, ImportMapping } from '@cortado/contract';
import type { FileSample } from '../files/table.ts';
import { columnName } from './choose-reader.ts';
import { isForeign, namedFields } from './column-names.ts';
import { ColumnValues } from './column-values.ts';
import { isShouting } from './fix-capitals.ts';

export interface Guess {
  mapping: ImportMapping;
  /** Whether names and values agree, and nothing has to be decided. */
  isSure: boolean;
  isShouting: boolean;
}

/** The column of each field. */
type Taken = Map<ImportField, number>;

const FEW = 0.1;
const HALF = 0.5;
/** The bounds of the United States, in degrees. */
const US = { south: 15, north: 75, west: -180, east: -60 };

/** Takes columns by their names, as far as their values may be that; the fuller and likelier one first. */
function takeByName(columns: readonly string[], values: readonly ColumnValues[]): Taken {
  const candidates = columns.flatMap((column, at) =>
    namedFields(column)
      .filter(({ field }) => values[at]!.fits(field))
      .map((one) => ({ ...one, at, isFilled: values[at]!.filled >= HALF })),
  );
  const taken: Taken = new Map();
  const used = new Set<number>();
  for (const { field, at } of candidates.toSorted(
    (a, b) => Number(b.isFilled) - Number(a.isFilled) || a.rank - b.rank,
  )) {
    if (taken.has(field) || used.has(at)) continue;
    taken.set(field, at);
    used.add(at);
  }
  return taken;
}

/** Takes two columns of degrees as a position. */
function takeDegrees(taken: Taken, free: readonly number[], values: readonly ColumnValues[]): void {
  if (taken.has('latitude') || taken.has('longitude') || taken.has('position')) return;
  const [first, second] = free.filter((at) => values[at]!.isDegrees);
  if (first === undefined || second === undefined) return;
  taken.set('latitude', first).set('longitude', second);
}

/** Takes the other columns by their values. */
function takeByValues(
  taken: Taken,
  columns: readonly string[],
  values: readonly ColumnValues[],
): void {
  const used = new Set(taken.values());
  const free = columns.flatMap((column, at) => (used.has(at) || isForeign(column) ? [] : [at]));
  takeDegrees(taken, free, values);
  for (const at of free) {
    const { fieldByValues } = values[at]!;
    if (fieldByValues && !taken.has(fieldByValues)) taken.set(fieldByValues, at);
  }
  const name = free.find((at) => values[at]!.isNameLike);
  if (!taken.has('name') && name !== undefined) taken.set('name', name);
}

/** Leaves out what another column says already. */
function dropDoubles(taken: Taken, values: readonly ColumnValues[]): void {
  const of = (field: ImportField) => values[taken.get(field) ?? -1];
  if (taken.has('latitude') && taken.has('longitude')) taken.delete('position');
  if (of('address')?.fieldByValues === 'address') taken.delete('houseNumber');
  if (taken.has('address')) return;
  for (const part of ['houseNumber', 'unit', 'state', 'zip'] as const) taken.delete(part);
}

/** Swaps latitude and longitude if each is in the column of the other. @returns whether it did */
function unswap(taken: Taken, values: readonly ColumnValues[]): boolean {
  const [latitude, longitude] = [taken.get('latitude'), taken.get('longitude')];
  if (latitude === undefined || longitude === undefined) return false;
  const [first, second] = [values[latitude]!, values[longitude]!];
  const isSwapped =
    (!first.isBetween(-90, 90) && second.isBetween(-90, 90)) ||
    (first.isBetween(US.west, US.east) && second.isBetween(US.south, US.north));
  if (isSwapped) taken.set('latitude', longitude).set('longitude', latitude);
  return isSwapped;
}

/** Which part of the rows says where it is. */
function placedPart(taken: Taken, values: readonly ColumnValues[]): number {
  const filled = (field: ImportField) => values[taken.get(field) ?? -1]?.filled ?? 0;
  return Math.max(filled('position'), Math.min(filled('latitude'), filled('longitude')));
}

/** Guesses the mapping of a file from the names and values of its columns. */
export function guessMapping(sample: FileSample): Guess {
  const { columns, rows } = sample;
  const values = columns.map((_column, at) => new ColumnValues(sample, at));
  const taken = takeByName(columns, values);
  const named = new Set(taken.keys());
  takeByValues(taken, columns, values);
  const isSwapped = unswap(taken, values);
  dropDoubles(taken, values);
  const names = values[taken.get('name') ?? -1]?.texts ?? [];
  const areCapitals = names.filter(isShouting).length > HALF * names.length;
  const lookUpPositions =
    rows.length > 0 && taken.has('address') && placedPart(taken, values) < 1 - FEW;
  const fields = new Map([...taken].map(([field, at]) => [at, field]));
  const hasRivals =
    columns.filter((column, at) =>
      namedFields(column).some(({ field }) => field === 'name' && values[at]!.filled >= HALF),
    ).length > 1;
  const isNamed = (['name', 'latitude', 'longitude'] as const).every(
    (field) => named.has(field) && taken.has(field),
  );
  return {
    mapping: {
      columns: columns.map((column, at) => ({
        column: columnName(column, at),
        field: fields.get(at) ?? null,
      })),
      fixCapitals: areCapitals,
      lookUpPositions,
    },
    isShouting: areCapitals,
    isSure:
      isNamed &&
      rows.length > 0 &&
      (named.has('address') || named.has('area')) &&
      !hasRivals &&
      !isSwapped &&
      !areCapitals &&
      !lookUpPositions,
  };
}
