import type { ClientBase } from 'pg';
import type { BackupTable } from './format.ts';

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

interface TableRow extends Omit<StoredTable, 'sequences'> {
  identities: string[];
}

/** All tables of the product, by name. */
export async function readTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<TableRow>(TABLES);
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
