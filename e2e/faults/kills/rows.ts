import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runCommand } from '../../helper/product.ts';

/** A row by its columns; each value is the text that PostgreSQL writes for it. */
export type Row = Record<string, string | null>;
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** Everything in the database of a running product at one moment, by way of a backup. */
export async function readTables(settings: Record<string, string>): Promise<Tables> {
  const path = join(settings['DATA_DIR']!, 'rows.gz');
  await runCommand('backup', [path], settings);
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n');
  await rm(path);
  const tables = new Map<string, Row[]>();
  let columns: string[] = [];
  let rows: Row[] = [];
  for (const line of lines) {
    const parsed = JSON.parse(line) as
      | (string | null)[]
      | { table: string; columns: { name: string }[] }
      | { format: string }
      | { rows: number }
      | { tables: number };
    if (Array.isArray(parsed)) {
      rows.push(Object.fromEntries(columns.map((column, at) => [column, parsed[at] ?? null])));
    } else if ('table' in parsed) {
      columns = parsed.columns.map(({ name }) => name);
      rows = [];
      tables.set(parsed.table, rows);
    }
  }
  return tables;
}

/** The rows of a table. */
export function rowsOf(tables: Tables, table: string): readonly Row[] {
  const rows = tables.get(table);
  if (!rows) throw new Error(`There is no table ${table}.`);
  return rows;
}
