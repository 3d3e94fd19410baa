import type { Answer, CallInput, WriteRoute } from '@cortado/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { call, type CallArgs } from './api.ts';
import { useInvalidate } from './invalidation.ts';

interface WriteOptions<R extends WriteRoute> {
  onSuccess?: (answer: Answer<R>, input: CallInput<R>) => void;
  onError?: (error: Error, input: CallInput<R>) => void;
  /** Writes of one scope are sent one after the other, in the order in which they were made. */
  scope?: string;
  /** After a success, once what it made stale has been refetched. */
  onRefreshed?: () => void;
}

/** A call that changes something, as a mutation: it is pending until what it made stale is refetched. */
export function useWrite<R extends WriteRoute>(
  route: R,
  { onRefreshed, scope, ...options }: WriteOptions<R>,
): UseMutationResult<Answer<R>, Error, CallInput<R>> {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: CallInput<R>) => call(route, ...([input] as CallArgs<R>)),
    ...options,
    ...(scope && { scope: { id: scope } }),
    async onSettled(_answer, error) {
      await invalidate(route);
      if (!error) onRefreshed?.();
    },
  });
}
