import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { photoFiles, photos } from '../../database/schema.ts';
import { undoableSince } from '../audit/changed-since.ts';

const isOrphan = sql`not exists (select from photos where photos.hash = photo_files.hash)`;

/**
 * Deletes files that no photo has. The trigger leaves them where two transactions delete the last two photos of the same file
 * at once, as neither sees what the other does.
 */
async function removeOrphans(database: Database): Promise<void> {
  if ((await database.db.$count(photoFiles, isOrphan)) === 0) return;
  await database.inTransaction(async (tx) => {
    // Nobody may add the files of a new photo, find them there already, and lose them.
    await tx.execute(sql`lock table photo_files in share row exclusive mode`);
    await tx.delete(photoFiles).where(isOrphan);
  });
}

/** Deletes what cannot be put back any more, with its files. */
export async function purgeRemoved(database: Database, now: Date): Promise<void> {
  await database.db.delete(photos).where(lt(photos.removedAt, undoableSince(now)));
  await removeOrphans(database);
}
