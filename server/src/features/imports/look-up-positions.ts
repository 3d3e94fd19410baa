import { NEAR_METERS } from '@cortado/contract';
import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import { importRows, imports } from '../../database/schema.ts';
import type { UnplacedCafe } from '../../integrations/places/found.ts';
import { type ImportContext, isRunBy, type RunningBatch } from './batches.ts';
import { DuplicateIndex } from './duplicate-index.ts';
import { knownCafes } from './known-cafes.ts';
import * as texts from './texts.ts';

/** After so many lookups the found cafes are imported. */
const CHUNK_SIZE = 20;

/**
 * Looks up the positions of a batch's rows through the configured source, one after the other.
 * @returns a function that looks up the next rows, and returns how many there were. A row that is not found, or is likely
 *   a known cafe, stays for review with its reason. It throws AppError PLACES_UNAVAILABLE, or the reason of its signal;
 *   what was found until then is saved.
 */
export function positionLookUp(
  { database, places }: Pick<ImportContext['services'], 'database' | 'places'>,
  { id, jobId, source: ownSource }: RunningBatch,
): (signal: AbortSignal) => Promise<number> {
  const source = places.get();
  let known: DuplicateIndex | undefined;

  /** Read once all rows that had a position are imported. */
  async function readKnown(): Promise<DuplicateIndex> {
    const index = new DuplicateIndex();
    const { cafes } = knownCafes(database, ownSource);
    for await (const page of cafes) for (const cafe of page) index.add(cafe);
    return index;
  }

  async function valuesOf(cafe: UnplacedCafe): Promise<Partial<typeof importRows.$inferInsert>> {
    const position = await source.locate(cafe.address);
    if (!position) return { problem: texts.rowNowhere(source.label) };
    const placed = { ...cafe, ...position };
    known ??= await readKnown();
    const found = known.find(placed);
    const duplicate = found && found.meters <= NEAR_METERS ? found : null;
    if (!duplicate) known.add(placed);
    return {
      cafe: placed,
      isUnplaced: false,
      isDuplicate: duplicate !== null,
      problem: duplicate && texts.rowLikely(duplicate.name, duplicate.meters, duplicate.reason),
    };
  }

  return async (signal) => {
    const { importId, number, cafe, isUnplaced, problem } = importRows;
    const rows = await database.db
      .select({ number, cafe })
      .from(importRows)
      .where(and(eq(importId, id), eq(isUnplaced, true), isNull(problem)))
      .orderBy(asc(number))
      .limit(CHUNK_SIZE);
    for (const row of rows) {
      signal.throwIfAborted();
      const values = await valuesOf(row.cafe as UnplacedCafe);
      const isOurs = exists(database.db.select().from(imports).where(isRunBy(jobId)));
      const updated = await database.db
        .update(importRows)
        .set(values)
        .where(and(eq(importId, id), eq(number, row.number), isOurs))
        .returning({ number });
      // Another job imports the batch, or none.
      if (updated.length === 0) break;
    }
    return rows.length;
  };
}
