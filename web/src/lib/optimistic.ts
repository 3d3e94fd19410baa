import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { call, type CallArgs, type ChangeRoute } from './api.ts';
import { useInvalidate } from './invalidation.ts';
import { toastDone, toastFailed, type WriteOutcome } from './outcome.ts';

interface Target<Data, Change> {
  /** The cached answer that is changed. */
  queryKey: QueryKey;
  /** The answer with the change made; the very same object where there is nothing to change. */
  apply: (data: Data, change: Change) => Data;
}

export interface Write<Answer> {
  route: ChangeRoute;
  send: () => Promise<Answer>;
}

/** A call that changes something, yet to be sent. */
export function writeTo<R extends ChangeRoute>(route: R, ...args: CallArgs<R>) {
  return { route, send: () => call(route, ...args) };
}

interface Options<Data, Change, Answer> extends Target<Data, Change>, WriteOutcome<Answer, Change> {
  /** How a change is made; once the last has settled, what its route makes stale is refetched. */
  write: (change: Change) => Write<Answer>;
  /** Changes of one scope are sent one after the other, in the order in which they were made. */
  scope: string;
  /** Where given, a change that a later one makes pointless while it waits is never sent. */
  supersedes?: (later: Change, earlier: Change) => boolean;
}

const changesOf = (queryKey: QueryKey) => ['change', ...queryKey];

/** The pending changes, in the order in which they were made. */
export function usePendingChanges<Change>(queryKey: QueryKey): Change[] {
  return useMutationState({
    filters: { mutationKey: changesOf(queryKey), status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
}

/**
 * What the server last said with the pending changes on top: nothing that is read meanwhile can undo
 * them for a moment, and one that fails reverts itself alone.
 */
export function useOptimisticData<Data, Change>(
  data: Data | undefined,
  { queryKey, apply }: Target<Data, Change>,
): Data | undefined {
  const pending = usePendingChanges<Change>(queryKey);
  return data === undefined ? undefined : pending.reduce(apply, data);
}

/** Whether a change whose turn has come has been overtaken by a later one, or is what the server has. */
function isObsolete<Data, Change, Answer>(
  queries: QueryClient,
  { queryKey, apply, supersedes }: Options<Data, Change, Answer>,
  change: Change,
): boolean {
  if (!supersedes) return false;
  const filters = { mutationKey: changesOf(queryKey) };
  const mutations = queries.getMutationCache();
  const pending = mutations.findAll({ ...filters, status: 'pending' }).map(({ state }) => state);
  const own = pending.findIndex((state) => state.variables === change && !state.isPaused);
  const later = pending.slice(own + 1);
  if (later.some(({ variables }) => supersedes(variables as Change, change))) return true;
  // The outcome of a failed change is not known: the server may have made it.
  if (mutations.find({ ...filters, status: 'error' })) return false;
  const data = queries.getQueryData<Data>(queryKey);
  return data !== undefined && apply(data, change) === data;
}

/** Makes changes that `useOptimisticData` shows at once. */
export function useOptimisticMutation<Data, Change, Answer>(
  options: Options<Data, Change, Answer>,
): { change: (change: Change) => void; isPending: boolean } {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const { queryKey, apply, write, scope } = options;
  const mutationKey = changesOf(queryKey);
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    scope: { id: scope },
    mutationFn: async (change: Change) =>
      isObsolete(queries, options, change) ? null : { answer: await write(change).send() },
    async onSuccess(sent, change) {
      if (!sent) return;
      // A pending answer may be older than the change.
      await queries.cancelQueries({ queryKey, exact: true }, { revert: false, silent: true });
      queries.setQueryData<Data>(queryKey, (data) => data && apply(data, change));
      toastDone(options, sent.answer, change);
    },
    onError: (error, change) => toastFailed(options, error, change),
  });
  return {
    change: (change) =>
      void mutateAsync(change)
        .catch(() => undefined)
        .finally(() => {
          if (queries.isMutating({ mutationKey }) === 0) void invalidate(write(change).route);
        }),
    isPending,
  };
}
