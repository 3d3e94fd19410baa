import { NEAR_METERS } from '@cortado/contract';
import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import { importRows, imports } from '../../database/schema.ts';
import type { UnplacedCafe } from '../../integrations/places/found.ts';
import type { PlacesSource } from '../../integrations/places/source.ts';
import { isRunBy, type RunningBatch } from './batches.ts';
import { DuplicateIndex } from './duplicate-index.ts';
import type { ImportContext } from './import-context.ts';
import { knownCafes } from './known-cafes.ts';
import * as texts from './texts.ts';

/** After how many lookups found cafes are imported. */
const CHUNK_SIZE = 20;

type Services = Pick<ImportContext['services'], 'database' | 'places'>;

/** Looks up the positions of a batch's rows through the configured source, one after the other. */
export class PositionLookUp {
  readonly #services: Services;
  readonly #batch: RunningBatch;
  readonly #source: PlacesSource;
  #known: DuplicateIndex | undefined;

  constructor(services: Services, batch: RunningBatch) {
    this.#services = services;
    this.#batch = batch;
    this.#source = services.places.get();
  }

  /**
   * Looks up the next rows. One that is not found, or is likely a known cafe, stays for review with its reason.
   * @returns how many there were
   * @throws AppError PLACES_UNAVAILABLE, or the reason of the signal; what was found until then is kept
   */
  async next(signal: AbortSignal): Promise<number> {
    const { database } = this.#services;
    const rows = await database.db
      .select({ number: importRows.number, cafe: importRows.cafe })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, this.#batch.id),
          eq(importRows.isUnplaced, true),
          isNull(importRows.problem),
        ),
      )
      .orderBy(asc(importRows.number))
      .limit(CHUNK_SIZE);
    for (const { number, cafe } of rows) {
      signal.throwIfAborted();
      if (!(await this.#lookUp(number, cafe as UnplacedCafe))) break;
    }
    return rows.length;
  }

  /** @returns whether the job still imports the batch; where it does not, nothing is written */
  async #lookUp(number: number, cafe: UnplacedCafe): Promise<boolean> {
    const position = await this.#source.locate(cafe.address);
    if (!position) return this.#update(number, { problem: texts.rowNowhere(this.#source.label) });
    const placed = { ...cafe, ...position };
    const known = await this.#knownCafes();
    const duplicate = known.find(placed);
    const isDuplicate = duplicate !== null && duplicate.meters <= NEAR_METERS;
    if (!isDuplicate) known.add(placed);
    return this.#update(number, {
      cafe: placed,
      isUnplaced: false,
      isDuplicate,
      problem: isDuplicate
        ? texts.rowLikely(duplicate.name, duplicate.meters, duplicate.reason)
        : null,
    });
  }

  /** The rows that had a position are among them by now. */
  async #knownCafes(): Promise<DuplicateIndex> {
    if (this.#known) return this.#known;
    const known = new DuplicateIndex();
    const { cafes } = knownCafes(this.#services.database, this.#batch.source);
    for await (const page of cafes) for (const cafe of page) known.add(cafe);
    this.#known = known;
    return known;
  }

  async #update(number: number, values: Partial<typeof importRows.$inferInsert>): Promise<boolean> {
    const { db } = this.#services.database;
    const { id, jobId } = this.#batch;
    const isOurs = exists(db.select().from(imports).where(isRunBy(jobId)));
    const updated = await db
      .update(importRows)
      .set(values)
      .where(and(eq(importRows.importId, id), eq(importRows.number, number), isOurs))
      .returning({ number: importRows.number });
    return updated.length > 0;
  }
}
