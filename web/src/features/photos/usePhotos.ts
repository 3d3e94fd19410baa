import type { ManagedPhoto } from '@cortado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOptimisticData, useOptimisticMutation, writeTo } from '../../lib/optimistic.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { managedQuery } from './managed-query.ts';
import * as texts from '#messages/photos';

/** How often photos are refetched until their sizes are made: each second at first, each minute where they take longer. */
const REFETCH_MS = 1000;
const MAX_REFETCH_MS = 60_000;

type Photos = ManagedPhoto[];
interface Order {
  ids: readonly number[];
  /** Its texts. */
  title: string;
  before?: readonly number[];
}
interface Removal {
  removed: number;
}
type Change = Order | Removal;

function inOrder(photos: Photos, ids: readonly number[]): Photos {
  const placeOf = ({ id }: ManagedPhoto) => {
    const place = ids.indexOf(id);
    return place === -1 ? ids.length : place;
  };
  const sorted = photos.toSorted((a, b) => placeOf(a) - placeOf(b));
  return sorted.every((photo, index) => photo === photos[index]) ? photos : sorted;
}

const apply = (photos: Photos, change: Change): Photos =>
  'removed' in change
    ? photos.filter(({ id }) => id !== change.removed)
    : inOrder(photos, change.ids);

/** All photos of a cafe; refetched while the sizes of one are being made. */
export function usePhotos(cafeId: number) {
  const waiting = useRef({ ids: '', since: 0 });
  const query = useQuery({
    ...managedQuery(cafeId),
    staleTime: 0,
    refetchInterval({ state }) {
      const processing = state.data?.filter((photo) => photo.state === 'processing') ?? [];
      const ids = processing.map(({ id }) => id).join();
      if (ids !== waiting.current.ids) waiting.current = { ids, since: Date.now() };
      const interval = Math.max(REFETCH_MS, (Date.now() - waiting.current.since) / 10);
      return ids === '' ? false : Math.min(interval, MAX_REFETCH_MS);
    },
  });
  const target = { queryKey: managedQuery(cafeId).queryKey, apply };
  return { ...query, photos: useOptimisticData<Photos, Change>(query.data, target) };
}

/** An order names all photos, so none is sent while another write adds or removes some. */
const scopeOf = (cafeId: number) => `photos ${cafeId}`;

/** Puts the photos in order at once; a toast offers to undo it. */
export function usePhotoOrder(cafeId: number) {
  const queries = useQueryClient();
  const { queryKey } = managedQuery(cafeId);
  const { change } = useOptimisticMutation<Photos, Order, Photos>({
    queryKey,
    apply,
    write({ ids }) {
      const known = inOrder(queries.getQueryData<Photos>(queryKey) ?? [], ids);
      const ordered = known.filter(({ state }) => state !== 'failed').map(({ id }) => id);
      return writeTo('PUT /api/cafes/{id}/photos/order', {
        params: { id: cafeId },
        body: { ids: ordered },
      });
    },
    scope: scopeOf(cafeId),
    supersedes: (later: Change) => 'ids' in later,
    done: (_, { title, before }) => ({
      title,
      ...(before && {
        action: { label: texts.undo(), run: () => change({ ids: before, title: texts.undone() }) },
      }),
    }),
    failed: texts.notSaved(),
  });
  return change;
}

/** Removes a photo at once; a toast offers to restore it. */
export function useRemovePhoto(cafeId: number) {
  const queries = useQueryClient();
  const { queryKey } = managedQuery(cafeId);
  const restoring = useWrite('POST /api/photos/{id}/restore', {
    scope: scopeOf(cafeId),
    done(photos) {
      queries.setQueryData<Photos>(queryKey, photos);
      return texts.undone();
    },
    failed: texts.notSaved(),
  });
  const { change } = useOptimisticMutation<Photos, Removal, Photos>({
    queryKey,
    apply,
    write: ({ removed }) => writeTo('DELETE /api/photos/{id}', { params: { id: removed } }),
    scope: scopeOf(cafeId),
    done(_, { removed }) {
      const run = () => restoring.mutate({ params: { id: removed } });
      return { title: texts.removed(), action: { label: texts.undo(), run } };
    },
    failed: texts.notSaved(),
  });
  return (id: number) => change({ removed: id });
}

/** Changes the texts and the focal point of a photo. */
export function useEditPhoto(cafeId: number) {
  const queries = useQueryClient();
  return useWrite('PATCH /api/photos/{id}', {
    scope: scopeOf(cafeId),
    done: (photo) =>
      void queries.setQueryData<Photos>(managedQuery(cafeId).queryKey, (photos) =>
        photos?.map((one) => (one.id === photo.id ? photo : one)),
      ),
    failed: texts.notSaved(),
  });
}
