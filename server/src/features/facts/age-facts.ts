import { asc, eq, lt, lte } from 'drizzle-orm';
import { DAY_MS } from '../../core/durations.ts';
import { cafes, factAnswers } from '../../database/schema.ts';
import type { Services } from '../../http/services.ts';
import { dayOf, sourceColumns } from '../cafes/fact-sources.ts';

const CHUNK = 500;

/** After how long answers that did not lead to anything are forgotten. */
const ANSWERS_MS = 365 * DAY_MS;

/**
 * Makes all nodes read the cafes again of which a confirmed value has become too old. Finds them by the day that is saved
 * with each. Forgets old answers of visitors.
 */
export async function ageFacts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const time = now();
  const today = dayOf(time);
  const oldest = dayOf(new Date(time.getTime() - ANSWERS_MS));
  await database.db.delete(factAnswers).where(lt(factAnswers.answeredOn, oldest));
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
