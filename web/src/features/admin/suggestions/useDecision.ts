import type { DeclineReason, Suggestion, suggestionAcceptance } from '@cortado/contract';
import type { z } from 'zod';
import { ApiError } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/suggestions';

interface Decision {
  /** Called while the item is still open: not once another one was chosen. */
  onDecided: () => void;
  /** Called likewise once all of its sender's are declined. */
  onAllDecided: () => void;
  onReopened: (id: number) => void;
}

/** Why a new cafe needs a position; null where that is not it. */
const positionError = (error: Error | null): string | null =>
  (error instanceof ApiError && error.fields['position']) || null;

/** Accepting and declining a suggestion; for some seconds either can be undone. */
export function useDecision({ id }: Suggestion, { onDecided, onAllDecided, onReopened }: Decision) {
  const params = { id };
  const failed = (error: Error) => {
    // It is said beside the map that asks for it.
    if (positionError(error)) return undefined;
    const isStale = error instanceof ApiError && error.code === 'SUGGESTION_STALE';
    return isStale
      ? { title: texts.changedMeanwhile(), description: texts.changedMeanwhileAbout() }
      : texts.failed();
  };
  const reopening = useWrite('POST /api/admin/suggestions/{id}/reopen', {
    done() {
      onReopened(id);
      return texts.undone();
    },
    failed,
  });
  const action = { label: texts.undo(), run: () => reopening.mutate({ params }) };
  const accepting = useWrite('POST /api/admin/suggestions/{id}/accept', {
    done: { title: texts.accepted(), action },
    failed,
    next: onDecided,
  });
  const declining = useWrite('POST /api/admin/suggestions/{id}/decline', {
    done: { title: texts.declined(), action },
    failed: null,
    next: onDecided,
  });
  const decliningAll = useWrite('POST /api/admin/suggestions/{id}/decline-sender', {
    done: ({ declined }) => texts.declinedAll({ count: declined }),
    failed: null,
    next: onAllDecided,
  });
  const isDeclining = declining.isPending || decliningAll.isPending;
  return {
    isAccepting: accepting.isPending,
    positionError: positionError(accepting.error),
    accept: (body: z.input<typeof suggestionAcceptance>) => accepting.mutate({ params, body }),
    isDeclining,
    declineError: declining.error ?? decliningAll.error,
    /** This one, or all of its sender's. */
    decline: (reason: DeclineReason, note: string, all: boolean) => {
      if (!isDeclining) (all ? decliningAll : declining).mutate({ params, body: { reason, note } });
    },
  };
}

export type DecisionCalls = ReturnType<typeof useDecision>;
