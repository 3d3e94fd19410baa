import type { DeclineReason, Suggestion, suggestionAcceptance } from '@cortado/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiKey } from '../../../lib/api-query.ts';
import { ApiError, errorText } from '../../../lib/api.ts';
import { useWhileHere } from '../../../lib/useWhileHere.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import * as texts from './texts.tsx';

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

const OUTDATED = new Set(['SUGGESTION_STALE', 'SUGGESTION_DECIDED']);

/** Accepting and declining a suggestion; for some seconds either can be undone. */
export function useDecision({ id }: Suggestion, { onDecided, onAllDecided, onReopened }: Decision) {
  const queries = useQueryClient();
  const whileHere = useWhileHere();
  const params = { id };
  const onError = (error: Error) => {
    // It is said beside the map that asks for it.
    if (positionError(error)) return;
    const isOutdated = error instanceof ApiError && OUTDATED.has(error.code);
    if (isOutdated) {
      void queries.invalidateQueries({
        queryKey: apiKey('GET /api/admin/suggestions/{id}', { params }),
      });
    }
    const isStale = error instanceof ApiError && error.code === 'SUGGESTION_STALE';
    toast({
      tone: 'error',
      title: isStale ? texts.changedMeanwhile : texts.failed,
      description: isStale ? texts.changedMeanwhileAbout : errorText(error),
    });
  };
  const reopening = useWrite('POST /api/admin/suggestions/{id}/reopen', {
    onSuccess() {
      toast({ tone: 'success', title: texts.undone });
      onReopened(id);
    },
    onError,
  });
  const tell = (title: string) => {
    const undo = () => reopening.mutate({ params });
    toast({ tone: 'success', title, action: { label: texts.undo, run: undo } });
    whileHere(onDecided);
  };
  const accepting = useWrite('POST /api/admin/suggestions/{id}/accept', {
    onSuccess: () => tell(texts.accepted),
    onError,
  });
  const declining = useWrite('POST /api/admin/suggestions/{id}/decline', {
    onSuccess: () => tell(texts.declined),
  });
  const decliningAll = useWrite('POST /api/admin/suggestions/{id}/decline-sender', {
    onSuccess({ declined }) {
      toast({ tone: 'success', title: texts.declinedAll(declined) });
      whileHere(onAllDecided);
    },
  });
  const isDeclining = declining.isPending || decliningAll.isPending;
  return {
    isAccepting: accepting.isPending,
    positionError: positionError(accepting.error),
    accept: (body: z.input<typeof suggestionAcceptance>) => {
      if (!accepting.isPending) accepting.mutate({ params, body });
    },
    isDeclining,
    declineError: declining.error ?? decliningAll.error,
    /** This one, or all of its sender's. */
    decline: (reason: DeclineReason, note: string, all: boolean) => {
      if (!isDeclining) (all ? decliningAll : declining).mutate({ params, body: { reason, note } });
    },
  };
}

export type DecisionCalls = ReturnType<typeof useDecision>;
