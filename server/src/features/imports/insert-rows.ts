import { sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { keepFilterKeys } from '../filters/filter-keys.ts';
import type { FoundCafe } from '../../integrations/places/found.ts';

interface Batch {
  id: number;
  source: string;
  now: Date;
}

/**
 * Inserts cafes as drafts with what they offer; what came in meanwhile under the same id stays.
 * @returns how many came in
 */
export async function insertRows(
  tx: Tx,
  { id, source, now }: Batch,
  rows: readonly FoundCafe[],
): Promise<number> {
  const { rows: inserted } = await tx.execute<{ id: number; source_id: string }>(sql`
    insert into cafes (name, description, address, area, latitude, longitude, website, phone,
      opening_hours, sells_coffee_beans, source, source_id, import_id, created_at)
    select name, description, address, area, latitude, longitude, website, phone,
      "openingHours", "sellsCoffeeBeans", ${source}, "sourceId", ${id}::int, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      name text, description text, address text, area text, latitude float8, longitude float8,
      website text, phone text, "openingHours" text, "sellsCoffeeBeans" boolean,
      "sourceId" text)
    on conflict (source, source_id) do nothing
    returning id, source_id`);
  const cafeIds = new Map(inserted.map((row) => [row.source_id, row.id]));
  await applyFilters(tx, rows, cafeIds);
  return inserted.length;
}

async function applyFilters(
  tx: Tx,
  rows: readonly FoundCafe[],
  cafeIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (rows.every(({ filters }) => filters.length === 0)) return;
  const optionIds = new Map([...(await keepFilterKeys(tx))].map(([id, key]) => [key, id]));
  const links = rows.flatMap(({ sourceId, filters }) => {
    const cafe = cafeIds.get(sourceId);
    return cafe === undefined
      ? []
      : [...new Set(filters)].flatMap((key) => {
          const option = optionIds.get(key);
          return option === undefined ? [] : [{ cafe, option }];
        });
  });
  await tx.execute(sql`
    insert into cafe_filter_options (cafe_id, filter_option_id)
    select cafe, option from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(cafe int, option int)`);
}
