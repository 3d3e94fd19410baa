import type { CafeFact, Suggestion } from '@cortado/contract';
import { factRow } from '@cortado/contract/fact-lists';
import { useState } from 'react';

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
    const kept = Object.fromEntries(fields.map((field) => [field, isTaken(field)]));
    const wanted = Object.fromEntries(some.map((field) => [field, isWanted]));
    setChosen({ version, fields: { ...kept, ...wanted } });
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
