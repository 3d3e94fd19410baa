import { createHash } from 'node:crypto';
import { escapeIdentifier, type ClientBase } from 'pg';
import type { BackupTableEnd } from './format.ts';
import type { StoredTable } from './tables.ts';

/** What is fetched at once: of rows with photos few, of others many. */
const BATCH_CHARACTERS = 4_000_000;
const MAX_BATCH_ROWS = 2000;

/** So that both databases write the same value as the same text. */
export const SAME_TEXTS = `
  set local time zone 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** How many rows to fetch next, so that a batch has about the same size each time. */
const nextCount = (rows: number, characters: number): number =>
  Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor((rows * BATCH_CHARACTERS) / (characters + 1))));

/** Sums up the rows of a table. */
export class TableSum {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(line: string): void {
    this.#hash.update(line).update('\n');
    this.#rows += 1;
  }

  end(): BackupTableEnd {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/**
 * The rows of a table, a line each, in the order of the primary key.
 * @param client in a transaction that has set `SAME_TEXTS`
 */
export async function* rowsOf(
  client: ClientBase,
  { table, columns, order }: StoredTable,
): AsyncGenerator<string> {
  const values = columns.map(({ name }) => `${escapeIdentifier(name)}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for
      select json_build_array(${values})::text as line from ${escapeIdentifier(table)} order by ${order}`,
  );
  for (let count = 1; ;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`);
    let characters = 0;
    for (const { line } of rows) {
      characters += line.length;
      yield line;
    }
    if (rows.length < count) break;
    count = nextCount(rows.length, characters);
  }
  await client.query('close backup_rows');
}
