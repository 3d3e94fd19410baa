import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { JobHandler } from '../../../database/jobs/job-handler.ts';
import type { Database } from '../../../database/open.ts';
import { readOriginal } from '../originals.ts';
import { makeInProcess } from './make-in-process.ts';
import { findProcessing, giveUpPhoto, keepSizes } from './processed-photos.ts';
import * as texts from './texts.ts';

const WAIT_MS = 30_000;
/** Also counts those that a server was killed in, perhaps for quite another reason. */
const MAX_ATTEMPTS = 10;
/** Sizes are made in a process of their own, which tells of its end: whatever kills that one each time is the photo. */
const ENOUGH_ATTEMPTS = 3;

interface Parts {
  database: Database;
  catalogue: Pick<Catalogue, 'refresh'>;
  make?: typeof makeInProcess;
}

/** Makes the sizes of uploaded photos, one after another. */
export const photoJob = ({ database, catalogue, make = makeInProcess }: Parts): JobHandler => ({
  waits: Array<number>(MAX_ATTEMPTS - 1).fill(WAIT_MS),
  // It has failed before: attempts before a first failure were those of servers that were killed.
  isFinal: (_error, { attempts, lastError }) => attempts >= ENOUGH_ATTEMPTS && lastError !== null,
  async run({ payload }, signal) {
    const photo = await findProcessing(database.db, payload['photoId'] as number);
    const original = photo && (await readOriginal(database.db, photo.id));
    if (!original) return;
    const made = await make(original, signal);
    return {
      write: (tx) => (made ? keepSizes(tx, photo, made) : giveUpPhoto(tx, photo.id, texts.broken)),
      after: () => catalogue.refresh({ kind: 'cafe', id: photo.cafeId }),
    };
  },
  giveUp: (tx, { payload }) => giveUpPhoto(tx, payload['photoId'] as number, texts.tooHard),
});
