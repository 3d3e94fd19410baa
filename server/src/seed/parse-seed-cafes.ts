import { parse } from 'csv-parse/sync';
import { UserFacingError } from '../core/user-facing-error.ts';
import { SEED_COLUMNS, seedRow, toSeedCafe, type SeedCafe, type SeedRow } from './seed-cafe.ts';

const FILE = 'seed/cafes.csv';

function fail(row: number, problem: string): never {
  throw new UserFacingError(`${FILE}, row ${row}: ${problem}`);
}

function parseTable(text: string): string[][] {
  try {
    return parse(text, { skip_empty_lines: true });
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new UserFacingError(`${FILE} is not valid CSV: ${problem}`, { cause });
  }
}

function parseRow(cells: string[], number: number): SeedRow {
  const parsed = seedRow.safeParse(
    Object.fromEntries(SEED_COLUMNS.map((column, index) => [column, cells[index]])),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return fail(number, `${issue.path.join('.')}: ${issue.message}`);
  }
  const unknown = parsed.data.illustrative.find((column) => !SEED_COLUMNS.includes(column));
  if (unknown !== undefined) fail(number, `illustrative: There is no column ${unknown}.`);
  return parsed.data;
}

/**
 * Parses and checks every row of the cafe list. Rows are numbered as in a spreadsheet: the heading is row 1.
 * @throws UserFacingError naming the file, the row and the column
 */
export function parseSeedRows(text: string): SeedRow[] {
  const [heading = [], ...table] = parseTable(text);
  if (heading.join() !== SEED_COLUMNS.join()) {
    fail(1, `the columns must be ${SEED_COLUMNS.join(', ')}.`);
  }
  const rows = table.map((cells, index) => parseRow(cells, index + 2));
  const seen = new Map<string, number>();
  for (const [index, { key }] of rows.entries()) {
    const first = seen.get(key);
    if (first !== undefined) fail(index + 2, `key: Row ${first} has it already.`);
    seen.set(key, index + 2);
  }
  return rows;
}

/**
 * Parses the cafe list into the form in which cafes are stored.
 * @param knownFilters every `category:value` that a cafe may have
 * @throws UserFacingError naming the file, the row and the column
 */
export function parseSeedCafes(text: string, knownFilters: ReadonlySet<string>): SeedCafe[] {
  return parseSeedRows(text).map((row, index) => {
    const cafe = toSeedCafe(row);
    const unknown = cafe.filters.find((filter) => !knownFilters.has(filter));
    if (unknown !== undefined) fail(index + 2, `there is no filter option ${unknown}.`);
    return cafe;
  });
}
