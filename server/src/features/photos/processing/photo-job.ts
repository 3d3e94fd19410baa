import { sql } from 'drizzle-orm';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { JobHandler } from '../../../database/jobs/job-handler.ts';
import { summarise } from '../../../database/jobs/summarise.ts';
import type { Database } from '../../../database/open.ts';
import { readOriginal } from '../originals.ts';
import { CrashError, makeInProcess, TooLongError } from './make-in-process.ts';
import { findProcessing, giveUpPhoto, saveSizes } from './processed-photos.ts';
import * as texts from './texts.ts';

/** A shortage of memory may crash a decoder too; if it keeps crashing, the photo is the cause. */
const ENOUGH_CRASHES = 5;
/** A machine may be too busy once. */
const ENOUGH_LATE = 2;

function triesOf(error: unknown): number {
  if (error instanceof TooLongError) return ENOUGH_LATE;
  return error instanceof CrashError ? ENOUGH_CRASHES : Infinity;
}

interface Parts {
  database: Database;
  catalogue: Pick<Catalogue, 'refresh'>;
  make?: typeof makeInProcess;
}

/** Makes the sizes of uploaded photos, one after another. */
export const photoJob = ({ database, catalogue, make = makeInProcess }: Parts): JobHandler => ({
  // Anybody may propose photos, and so keep those waiting that are shown at once.
  isLater: sql`exists (select from photos
    where photos.id = (jobs.payload ->> 'photoId')::int and photos.is_proposed)`,
  // Attempts before were perhaps those of servers that were killed, but the last one ended in the same way.
  isFinal: (error, { attempts, lastError }) =>
    attempts >= triesOf(error) && lastError === summarise(error),
  async run({ payload }, signal) {
    const photo = await findProcessing(database.db, payload['photoId'] as number);
    const original = photo && (await readOriginal(database.db, photo.id));
    if (!original) return;
    const made = await make(original, signal);
    return {
      write: (tx) => (made ? saveSizes(tx, photo, made) : giveUpPhoto(tx, photo.id, texts.broken)),
      after: () => catalogue.refresh({ kind: 'cafe', id: photo.cafeId }),
    };
  },
  onExhausted: (tx, { payload }) => giveUpPhoto(tx, payload['photoId'] as number, texts.notMade),
});
