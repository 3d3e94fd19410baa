import { zodResolver } from '@hookform/resolvers/zod';
import type { FilterCategory } from '@cortado/contract';
import type { cafeForm, newCafeForm, CafeForm } from '@cortado/contract/admin-cafes';
import { isSameValue } from '@cortado/contract/fact-values';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft, useStoredDraft } from '../../cafe-editing/useDraft.ts';
import type { CafeValues } from './form-values.ts';

/** What was typed and not saved yet. */
interface Draft {
  values: CafeValues;
  filterIds: readonly number[];
  /** The version the edit began from; null for a new cafe. */
  version: number | null;
}

interface CafeFormOptions {
  /** Where the form stands: what is not saved is kept under it. */
  path: string;
  schema: typeof cafeForm | typeof newCafeForm;
  saved: CafeValues;
  savedFilterIds: readonly number[];
  version: number | null;
  categories: readonly FilterCategory[];
}

/** The form of a cafe with the filters ticked in it; what is not saved outlives leaving the page. */
export function useCafeForm(options: CafeFormOptions) {
  const { path, schema, saved, savedFilterIds, version, categories } = options;
  const draft = useDraft(path);
  const left = draft.left as Draft | null;
  const form = useForm<CafeValues, unknown, CafeForm>({
    resolver: zodResolver(schema),
    defaultValues: saved,
    ...(left && { values: left.values, resetOptions: { keepDefaultValues: true } }),
  });
  const [ticked, setTicked] = useState<readonly number[]>(left?.filterIds ?? savedFilterIds);
  // An option that is gone meanwhile could never be unticked.
  const known = new Set(categories.flatMap(({ options: all }) => all.map(({ id }) => id)));
  const filterIds = ticked.filter((id) => known.has(id));
  const [base, setBase] = useState({
    filterIds: savedFilterIds,
    version: left ? left.version : version,
  });
  const values = useWatch({ control: form.control }) as CafeValues;
  const isDirty = form.formState.isDirty || !isSameValue(ticked, base.filterIds);
  const unsaved: Draft = { values, filterIds: ticked, version: base.version };
  useStoredDraft(draft.key, isDirty ? unsaved : null);

  /** Begins anew from what is stored; `chosen` are filters that are chosen and not stored yet. */
  const begin = (
    next: CafeValues,
    stored: { filterIds: readonly number[]; version: number | null },
    chosen = stored.filterIds,
  ) => {
    draft.drop();
    form.reset(next);
    setTicked(chosen);
    setBase(stored);
  };
  return {
    form,
    /** What is typed now. */
    values,
    filterIds,
    setFilterIds: setTicked,
    isDirty,
    version: base.version,
    /** Whether what is shown was left here before. */
    isRestored: left !== null && isDirty,
    begin,
  };
}
