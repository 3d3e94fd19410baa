import { asc, eq, lte } from 'drizzle-orm';
import { cafes } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { sourceColumns } from '../cafes/fact-sources.ts';

const CHUNK = 500;

/**
 * Makes all nodes read the cafes again of which a confirmed value has become too old. Finds them by the day that is saved
 * with each.
 */
export async function ageFacts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const time = now();
  const today = time.toISOString().slice(0, 10);
  for (let found = CHUNK; found === CHUNK;) {
    found = await database.inTransaction(async (tx) => {
      const rows = await tx
        .select({ id: cafes.id, sources: cafes.sources })
        .from(cafes)
        .where(lte(cafes.agesOn, today))
        .orderBy(asc(cafes.id))
        .limit(CHUNK)
        .for('update');
      for (const { id, sources } of rows) {
        await tx.update(cafes).set(sourceColumns(sources, time)).where(eq(cafes.id, id));
      }
      return rows.length;
    });
  }
}
