import {
  COLUMN_FACTS,
  factRow,
  SOURCED_FACTS,
  storedName,
  type ColumnFact,
  type FactSource,
  type StoredName,
} from '@cortado/contract';
import { and, eq, not, or, sql, type Name, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { isAmong } from '../../database/is-among.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, importRows } from '../../database/schema.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import { dropNotes } from './notes/notes.ts';

/** @param json as in `JudgedRows` */
export async function insertPendingRows(
  db: Executor,
  batchId: number,
  json: string,
): Promise<void> {
  await db.execute(sql`
    insert into import_rows (import_id, number, is_duplicate, is_unplaced, cafe)
    select ${batchId}::int, number, "isDuplicate", "isUnplaced", cafe
    from jsonb_to_recordset(${json}::jsonb)
      as r(number int, "isDuplicate" boolean, "isUnplaced" boolean, cafe jsonb)`);
}

/** Deletes the likely duplicates of a batch except the chosen ones, with their notes. @returns how many rows are left */
export async function retainChosenRows(
  tx: Tx,
  batchId: number,
  chosen: readonly number[] | 'all',
): Promise<number> {
  const ofBatch = eq(importRows.importId, batchId);
  if (chosen !== 'all') {
    const isLeftOut = not(isAmong(importRows.number, chosen));
    const dropped = await tx
      .delete(importRows)
      .where(and(ofBatch, importRows.isDuplicate, isLeftOut))
      .returning({ number: importRows.number });
    await dropNotes(
      tx,
      batchId,
      dropped.map(({ number }) => number),
    );
  }
  return tx.$count(importRows, ofBatch);
}

/** Releases rows that stayed for review: the chosen ones are imported, and the positions of others are looked up again. */
export async function releaseRows(
  tx: Tx,
  batchId: number,
  chosen: readonly number[],
): Promise<void> {
  const isChosen = isAmong(importRows.number, chosen);
  await tx
    .update(importRows)
    .set({ problem: null })
    .where(and(eq(importRows.importId, batchId), or(importRows.isUnplaced, isChosen)));
}

const CHUNK_SIZE = 1000;

type CafeColumn = Exclude<StoredName<ColumnFact>, 'filters'> | 'latitude' | 'longitude';
const TAKEN = [
  ...COLUMN_FACTS.map(storedName).filter((name) => name !== 'filters'),
  'latitude',
  'longitude',
] as CafeColumn[];
const listed = (of: (name: CafeColumn) => SQL | Name) => sql.join(TAKEN.map(of), sql`, `);
/** The fields of a pending row with their types, their names, and the columns of a cafe for them. */
const FIELDS = listed((name) => sql`${sql.identifier(name)} ${sql.raw(cafes[name].getSQLType())}`);
const VALUES = listed((name) => sql.identifier(name));
const COLUMNS = listed((name) => sql.identifier(toSnakeCase(name)));
/** The source of each value that is known, as the row says, or `origin`: by the names of facts. */
const SOURCES = sql.join(
  SOURCED_FACTS.flatMap((fact) => {
    const name = storedName(fact) as CafeColumn;
    if (!TAKEN.includes(name)) return [];
    const column = sql.identifier(name);
    const unknown = factRow(fact).kind === 'yesNo' ? sql`'false'` : sql`''`;
    return [
      sql`${sql.raw(`'${fact}'`)}, case when ${column}::text <> ${unknown} then coalesce(given -> ${sql.raw(`'${fact}'`)}, origin) end`,
    ];
  }),
  sql`, `,
);

/**
 * Inserts the next pending rows of a batch that have a position as drafts, with their filters. A cafe that was imported
 * meanwhile under the same id stays. The rows never leave the database.
 * @param origin the source of their values
 * @returns how many rows there were, and how many cafes were inserted
 */
export async function insertCafes(
  tx: Tx,
  { id, source, origin, now }: { id: number; source: string; origin: FactSource; now: Date },
): Promise<{ taken: number; inserted: number }> {
  await lockFilterOptions(tx);
  // The planner has no statistics yet of rows that were just written, and would sort all of them for each chunk.
  await tx.execute(sql`set local enable_sort = off`);
  const { rows } = await tx.execute<{ taken: number; inserted: number }>(sql`
    with part as (
      delete from import_rows where import_id = ${id} and number in (
        select number from import_rows where import_id = ${id} and not is_unplaced and problem is null
        order by number limit ${CHUNK_SIZE})
      returning cafe),
    found as (
      select r.* from part, jsonb_to_record(cafe) as r(
        ${FIELDS}, "sourceId" text, filters jsonb, sources jsonb)),
    options as (
      select o.id, c.name || ':' || o.value as key
      from filter_options o join filter_categories c on c.id = o.category_id),
    offered as (
      select distinct found."sourceId" as source_id, options.id, found.sources -> key as given
      from found, jsonb_array_elements_text(found.filters) as wanted join options on options.key = wanted),
    offered_sources as (
      select source_id, jsonb_object_agg(id, coalesce(given, ${JSON.stringify(origin)}::jsonb)) as sources
      from offered group by 1),
    inserted as (
      insert into cafes (${COLUMNS}, sources, ages_on, source, source_id, import_id, created_at)
      select ${VALUES}, jsonb_strip_nulls(jsonb_build_object(${SOURCES})) || coalesce(o.sources, '{}'),
        case when given is not null then ${now.toISOString()}::date end,
        ${source}, "sourceId", ${id}::int, ${now.toISOString()}::timestamptz
      from (select *, sources as given, ${JSON.stringify(origin)}::jsonb as origin from found) as f
      left join offered_sources as o on o.source_id = f."sourceId"
      on conflict (source, source_id) do nothing
      returning id, source_id),
    linked as (
      insert into cafe_filter_options (cafe_id, filter_option_id)
      select inserted.id, offered.id from inserted join offered using (source_id))
    select (select count(*) from part)::int as taken, (select count(*) from inserted)::int as inserted`);
  return rows[0]!;
}
