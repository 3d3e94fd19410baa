import type { CafeFact, DeclineReason, Suggestion, suggestionAcceptance } from '@cortado/contract';
import { factRow } from '@cortado/contract/fact-lists';
import { useState } from 'react';
import type { z } from 'zod';
import { codeOf, fieldText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import * as texts from '#messages/admin/suggestions';

/**
 * Which proposed fields are taken. Every field begins as taken, but for those that have changed since: they stay
 * as they are unless that is chosen after the change.
 */
export function useChoices({ fields, changes, taken, state, version }: Suggestion) {
  const [chosen, setChosen] = useState<{
    version: number | null;
    fields: Partial<Record<CafeFact, boolean>>;
  }>({ version, fields: {} });
  const [checked, setChecked] = useState<boolean | null>(null);
  const changed = new Set(changes.map(({ field }) => field));
  const isFresh = chosen.version === version;
  const isTaken = (field: CafeFact) => {
    if (state !== 'open') return taken.includes(field);
    const own = isFresh || !changed.has(field) ? chosen.fields[field] : undefined;
    return own ?? !changed.has(field);
  };
  const set = (some: readonly CafeFact[], isWanted: boolean) => {
    const present = Object.fromEntries(fields.map((field) => [field, isTaken(field)]));
    const wanted = Object.fromEntries(some.map((field) => [field, isWanted]));
    setChosen({ version, fields: { ...present, ...wanted } });
  };
  const takenFields = fields.filter(isTaken);
  return {
    taken: takenFields,
    isTaken,
    set,
    isChecked: checked ?? takenFields.some((field) => factRow(field).origin?.date !== undefined),
    setChecked,
  };
}

export type Choices = ReturnType<typeof useChoices>;

export interface Decision {
  /** Called while the item is still open: not once another one was chosen. */
  onDecided: () => void;
  /** Called likewise once all of its sender's are declined. */
  onAllDecided: () => void;
  onReopened: (id: number) => void;
}

/** Why a new cafe needs a position; null where it does not need one. */
const positionError = (error: Error | null) => fieldText(error, 'position');

/** Accepting and declining a suggestion; for some seconds either can be undone. */
export function useDecision({ id }: Suggestion, { onDecided, onAllDecided, onReopened }: Decision) {
  const params = { id };
  const failed = (error: Error) => {
    // That is said beside the map.
    if (positionError(error)) return undefined;
    return codeOf(error) === 'SUGGESTION_STALE'
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
