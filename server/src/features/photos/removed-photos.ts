import { lt } from 'drizzle-orm';
import type { Executor } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import type { PhotoRow } from './photos-repository.ts';

/** How long a removal can be undone. */
const UNDO_MS = 10 * 60_000;
/** For a request that was sent at the last moment. */
const GRACE_MS = 60_000;

export const canRestore = ({ removedAt }: PhotoRow, now: Date): boolean =>
  removedAt !== null && now.getTime() - removedAt.getTime() <= UNDO_MS;

/** Deletes what cannot be put back any more; a trigger deletes the files that no photo has. */
export async function purgeRemoved(db: Executor, now: Date): Promise<void> {
  await db.delete(photos).where(lt(photos.removedAt, new Date(now.getTime() - UNDO_MS - GRACE_MS)));
}
