import type { Answer, CallInput } from '@cortado/contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call, type CallArgs, type ChangeRoute } from './api.ts';
import { useInvalidate } from './invalidation.ts';
import { toastDone, toastFailed, type WriteOutcome } from './outcome.ts';
import { showFieldErrors, type FieldForm } from './show-field-errors.ts';
import { useIsHere } from './useIsHere.ts';

interface WriteOptions<Result, Input> extends WriteOutcome<Result, Input> {
  /** What follows on the screen: focus and navigation. Not once that is left. */
  next?: (answer: Result, input: Input) => void;
  /** The form that shows what is wrong with its fields. */
  form?: FieldForm;
  /** Writes of one scope are sent one after the other. Without one, a press is ignored while another is pending, whatever its input. */
  scope?: string;
}

interface ActionOptions<Result, Input> extends WriteOptions<Result, Input> {
  /** The route whose stale answers are refetched after it. */
  changes?: ChangeRoute;
}

/** A write of more than one call: pending until the last answer. */
export function useAction<Result, Input = void>(
  send: (input: Input) => Promise<Result>,
  { changes, next, form, scope, ...outcome }: ActionOptions<Result, Input>,
): UseMutationResult<Result, Error, Input> {
  const invalidate = useInvalidate();
  const isHere = useIsHere();
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: (input: Input) => send(input),
    ...(scope && { scope: { id: scope } }),
    onSuccess(answer, input) {
      toastDone(outcome, answer, input);
      if (isHere.current) next?.(answer, input);
    },
    onError(error: Error, input) {
      const isShown = outcome.failed === null && isHere.current;
      if (!isShown) toastFailed({ failed: outcome.failed ?? {} }, error, input);
    },
    onSettled() {
      isSending.current = false;
      if (changes) void invalidate(changes);
    },
  });
  const { error } = mutation;
  const onRefused = useEffectEvent(() => form && showFieldErrors(form, error));
  // Only after the answer: until then the form may be inert.
  useEffect(() => {
    if (error) onRefused();
  }, [error]);
  const mutate: typeof mutation.mutate = (...args) => {
    if (isSending.current && !scope) return;
    isSending.current = true;
    mutation.mutate(...args);
  };
  return { ...mutation, mutate };
}

/** A call that changes something; what it made stale is refetched once it is answered. */
export const useWrite = <R extends ChangeRoute>(
  route: R,
  options: WriteOptions<Answer<R>, CallInput<R>> = {},
) =>
  useAction((input: CallInput<R>) => call(route, ...([input] as CallArgs<R>)), {
    changes: route,
    ...options,
  });
