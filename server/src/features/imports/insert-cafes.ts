import { COLUMN_FACTS, storedName, type ColumnFact, type StoredName } from '@cortado/contract';
import { sql, type Name, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Tx } from '../../database/open.ts';
import { cafes } from '../../database/schema.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';

const CHUNK_SIZE = 1000;

type CafeColumn = Exclude<StoredName<ColumnFact>, 'filters'> | 'latitude' | 'longitude';
const TAKEN = [
  ...COLUMN_FACTS.map(storedName).filter((name) => name !== 'filters'),
  'latitude',
  'longitude',
] as CafeColumn[];
const listed = (of: (name: CafeColumn) => SQL | Name) => sql.join(TAKEN.map(of), sql`, `);
/** The fields of a row as they are kept, what they are called there, and their columns of a cafe. */
const FIELDS = listed((name) => sql`${sql.identifier(name)} ${sql.raw(cafes[name].getSQLType())}`);
const VALUES = listed((name) => sql.identifier(name));
const COLUMNS = listed((name) => sql.identifier(toSnakeCase(name)));

/**
 * Inserts the next pending rows of a batch that have a position as drafts, with what they offer; what came in meanwhile under the same id
 * stays. The rows never leave the database.
 * @returns how many rows there were, and how many cafes came in
 */
export async function insertCafes(
  tx: Tx,
  { id, source, now }: { id: number; source: string; now: Date },
): Promise<{ taken: number; inserted: number }> {
  await lockFilterOptions(tx);
  // It would sort all rows that are left for each chunk: it has no statistics yet of rows that have just been written.
  await tx.execute(sql`set local enable_sort = off`);
  const { rows } = await tx.execute<{ taken: number; inserted: number }>(sql`
    with part as (
      delete from import_rows where import_id = ${id} and number in (
        select number from import_rows where import_id = ${id} and not is_unplaced and problem is null
        order by number limit ${CHUNK_SIZE})
      returning cafe),
    found as (
      select r.* from part, jsonb_to_record(cafe) as r(
        ${FIELDS}, "sourceId" text, filters jsonb)),
    inserted as (
      insert into cafes (${COLUMNS}, source, source_id, import_id, created_at)
      select ${VALUES}, ${source}, "sourceId", ${id}::int, ${now.toISOString()}::timestamptz from found
      on conflict (source, source_id) do nothing
      returning id, source_id),
    options as (
      select o.id, c.name || ':' || o.value as key
      from filter_options o join filter_categories c on c.id = o.category_id),
    linked as (
      insert into cafe_filter_options (cafe_id, filter_option_id)
      select distinct inserted.id, options.id
      from inserted join found on found."sourceId" = inserted.source_id,
        jsonb_array_elements_text(found.filters) as wanted join options on options.key = wanted)
    select (select count(*) from part)::int as taken, (select count(*) from inserted)::int as inserted`);
  return rows[0]!;
}
