import { createHash } from 'node:crypto';
import { escapeIdentifier, type ClientBase } from 'pg';
import type { BackupTable, BackupTableEnd } from './format.ts';

/** A table to read: its name, columns and sequences, and what its rows are ordered by. */
export interface StoredTable extends BackupTable {
  order: string;
}

/**
 * Texts are ordered by their bytes, because two databases may have different languages. Columns that are worked out
 * from others are left out.
 */
const TABLES = `
  select
    c.relname as "table",
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname), '[]')
      from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '') as identities,
    (select string_agg(
        quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by key.place)
      from pg_index i, unnest(i.indkey::int2[]) with ordinality key(number, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = key.number) as "order"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C"`;

export async function readTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<Omit<StoredTable, 'sequences'> & { identities: string[] }>(
    TABLES,
  );
  const tables: StoredTable[] = [];
  for (const { identities, ...table } of rows) {
    const sequences: BackupTable['sequences'] = [];
    for (const column of identities) {
      const { rows: found } = await client.query<{ name: string }>(
        'select pg_get_serial_sequence(quote_ident($1), $2) as name',
        [table.table, column],
      );
      const { rows: values } = await client.query<{ last: string; isCalled: boolean }>(
        `select last_value::text as last, is_called as "isCalled" from ${found[0]!.name}`,
      );
      sequences.push({ column, ...values[0]! });
    }
    tables.push({ ...table, sequences });
  }
  return tables;
}

/** The size of a batch: few rows with photos, many others. */
const BATCH_CHARACTERS = 4_000_000;
const MAX_BATCH_ROWS = 2000;

/** So that both databases write the same value as the same text. */
export const SAME_TEXTS = `
  set local time zone 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** How many rows to fetch next, so that a batch has about the same size each time. */
const nextCount = (rows: number, characters: number): number =>
  Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor((rows * BATCH_CHARACTERS) / (characters + 1))));

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
