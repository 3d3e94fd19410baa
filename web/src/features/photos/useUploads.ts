import type { ManagedPhoto } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useInvalidate } from '../../lib/invalidation.ts';
import { useStore } from '../../lib/store.ts';
import { managedQuery } from './managed-query.ts';
import { addUploads, dropUpload, forgetSent, uploadStore, watchUploads } from './upload-queue.ts';

/** Uploads of photos of a cafe. They go on when the screen that shows them is left. */
export function useUploads(cafeId: number, photos: readonly ManagedPhoto[]) {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const uploads = useStore(uploadStore).filter((one) => one.cafeId === cafeId);
  useEffect(() => watchUploads(cafeId), [cafeId]);
  useEffect(() => {
    const unfinished = new Set(photos.filter(({ state }) => state !== 'ready').map(({ id }) => id));
    forgetSent(cafeId, (id) => id !== undefined && unfinished.has(id));
  }, [cafeId, photos]);
  const onSent = (photo: ManagedPhoto | null) => {
    queries.setQueryData<ManagedPhoto[]>(managedQuery(cafeId).queryKey, (known) =>
      known && photo ? [...known, photo] : known,
    );
    void invalidate('POST /api/cafes/{id}/photos');
  };
  return {
    uploads,
    add: (files: Iterable<File>) => addUploads(cafeId, files, onSent),
    drop: dropUpload,
  };
}
