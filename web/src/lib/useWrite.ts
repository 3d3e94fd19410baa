import type { Answer, CallInput, WriteRoute } from '@cortado/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { call, type CallArgs } from './api.ts';
import { useInvalidate } from './invalidation.ts';

interface WriteOptions<R extends WriteRoute> {
  onSuccess?: (answer: Answer<R>, input: CallInput<R>) => void;
  onError?: (error: Error, input: CallInput<R>) => void;
  /** Writes of one scope are sent one after the other, in the order in which they were made. */
  scope?: string;
}

/** A call that changes something, as a mutation: pending until it is answered. What it made stale is refetched after that. */
export function useWrite<R extends WriteRoute>(
  route: R,
  { scope, ...options }: WriteOptions<R>,
): UseMutationResult<Answer<R>, Error, CallInput<R>> {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (input: CallInput<R>) => call(route, ...([input] as CallArgs<R>)),
    ...options,
    ...(scope && { scope: { id: scope } }),
    onSettled: () => void invalidate(route),
  });
}
