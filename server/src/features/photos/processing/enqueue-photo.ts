import { enqueueJob } from '../../../database/jobs/queue.ts';
import type { Tx } from '../../../database/open.ts';

/** Queues the sizes of a photo to be made. If they cannot be, its original is gone: it is to be uploaded anew. */
export async function enqueuePhoto(
  tx: Tx,
  now: Date,
  { photoId, cafe }: { photoId: number; cafe: string },
): Promise<void> {
  await enqueueJob(tx, now, { kind: 'photo', title: cafe, payload: { photoId }, isSecret: true });
}
