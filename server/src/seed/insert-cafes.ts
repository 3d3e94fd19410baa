import type { Tx } from '../database/open.ts';
import { cafeFilterOptions, cafes } from '../database/schema.ts';
import type { SeedCafe } from './seed-cafe.ts';

/** The name of the bundled list as an import source. */
export const BUNDLED_SOURCE = 'bundled';

/**
 * Inserts the cafes with their filter options.
 * @param optionIds the id of each option by `category:value`
 * @returns the id of each cafe by its key
 */
export async function insertCafes(
  tx: Tx,
  seedCafes: readonly SeedCafe[],
  optionIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(cafes)
    .values(
      seedCafes.map(({ key, filters: _filters, ...cafe }) => ({
        ...cafe,
        source: BUNDLED_SOURCE,
        sourceId: key,
        createdAt: now,
      })),
    )
    .returning({ id: cafes.id, key: cafes.sourceId });
  const idOf = new Map(rows.map(({ id, key }) => [key!, id]));
  await tx.insert(cafeFilterOptions).values(
    seedCafes.flatMap(({ key, filters }) =>
      filters.map((filter) => ({
        cafeId: idOf.get(key)!,
        filterOptionId: optionIds.get(filter)!,
        createdAt: now,
      })),
    ),
  );
  return idOf;
}
