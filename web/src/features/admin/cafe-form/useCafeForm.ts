import type { AdminCafe } from '@cortado/contract';
import type { CafeForm, cafeForm, newCafeForm } from '@cortado/contract/admin-cafes';
import { isSameValue } from '@cortado/contract/fact-values';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { ApiError, call, errorText } from '../../../lib/api.ts';
import type { FieldForm } from '../../../lib/show-field-errors.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { toastHoursNotReady } from '../../cafe-editing/toast-hours-not-ready.ts';
import { useDraft, useStoredDraft } from '../../cafe-editing/useDraft.ts';
import { filterIdsOf, type CafeValues, type Held } from './form-values.ts';
import * as texts from '#messages/admin/cafe-form';

interface CafeFormOptions {
  /** Where the form is: what is not submitted is stored under it. */
  path: string;
  schema: typeof cafeForm | typeof newCafeForm;
  saved: Held;
}

/** The form of a cafe with its selected filters; what is not saved survives leaving the page. */
export function useCafeForm({ path, schema, saved }: CafeFormOptions) {
  const draft = useDraft(path);
  const left = draft.left as Held | null;
  const form = useForm<CafeValues, unknown, CafeForm>({
    resolver: zodResolver(schema),
    defaultValues: saved.values,
    ...(left && { values: left.values, resetOptions: { keepDefaultValues: true } }),
  });
  const categories = useFilterCategories();
  const [ticked, setTicked] = useState(left?.filterIds ?? saved.filterIds);
  // An option that was deleted meanwhile could never be deselected.
  const known = new Set(categories.flatMap(({ options: all }) => all.map(({ id }) => id)));
  const filterIds = ticked.filter((id) => known.has(id));
  const [base, setBase] = useState({ ...saved, version: left ? left.version : saved.version });
  const [hoursReady, setHoursReady] = useState(true);
  const values = useWatch({ control: form.control }) as CafeValues;
  const isDirty = form.formState.isDirty || !isSameValue(ticked, base.filterIds);
  const unsaved: Held = { values, filterIds: ticked, version: base.version };
  useStoredDraft(draft.key, isDirty ? unsaved : null);

  /** Resets the form to what is stored; `chosen` are filters that are chosen and not stored yet. */
  const begin = (stored: Held, chosen = stored.filterIds) => {
    draft.drop();
    form.reset(stored.values);
    setTicked(chosen);
    setBase(stored);
  };
  /** Submits the form where it is valid, and its hours are ready; else says which part is not. */
  const submit = (save: (cafe: CafeForm) => void, refuse?: (part: 'basic' | 'hours') => void) =>
    form.handleSubmit(
      (cafe) => {
        if (hoursReady) return save(cafe);
        refuse?.('hours');
        return toastHoursNotReady();
      },
      () => refuse?.('basic'),
    );
  return {
    form,
    /** What is typed now. */
    values,
    filterIds,
    /** What `FilterTicks` takes. */
    ticks: { categories, ticked: filterIds, onTick: setTicked },
    setHoursReady,
    isDirty,
    version: base.version,
    /** Whether a draft is shown. */
    isRestored: left !== null && isDirty,
    begin,
    submit,
  };
}

interface SaveCafe {
  id: number;
  form: FieldForm;
  filterIds: readonly number[];
  /** The cafe as it is stored now, and its filters as chosen. */
  onStored: (cafe: AdminCafe, ticked?: readonly number[]) => void;
  onError: (error: unknown) => void;
}

export interface Edit {
  values: CafeForm;
  /** What the edit began from; the newest where somebody else's change is to be replaced. */
  version: number | null | 'newest';
}

/** Saves the fields of a cafe and its filters. */
export function useSaveCafe({ id, form, filterIds, onStored, onError }: SaveCafe) {
  const params = { id };
  const failed = (error: unknown) => {
    onError(error);
    const why = error instanceof ApiError ? errorText(error) : '';
    const description = `${texts.editCafeFailedDescription()} ${why}`.trim();
    return { tone: 'error', title: texts.editCafeFailed(), description } as const;
  };
  const save = async ({ values, version }: Edit) => {
    const from =
      version === 'newest'
        ? (await call('GET /api/admin/cafes/{id}', { params })).version
        : version;
    const body = { ...values, ...(from !== null && { version: from }) };
    const cafe = await call('PUT /api/admin/cafes/{id}', { params, body });
    if (isSameValue(filterIdsOf(cafe), filterIds)) return { cafe, filtersError: null };
    try {
      await call('PUT /api/admin/cafes/{id}/filters', { params, body: { filterIds } });
      return { cafe: await call('GET /api/admin/cafes/{id}', { params }), filtersError: null };
    } catch (filtersError: unknown) {
      // The fields are stored nevertheless.
      return { cafe, filtersError };
    }
  };
  return useAction(save, {
    changes: 'PUT /api/admin/cafes/{id}',
    form,
    done({ cafe, filtersError }) {
      const areFiltersSaved = filtersError === null;
      // The next save starts from the stored fields.
      onStored(cafe, areFiltersSaved ? undefined : filterIds);
      return areFiltersSaved
        ? {
            title: texts.editCafeDone(),
            description: texts.editCafeDoneDescription({ cafe: cafe.name }),
          }
        : failed(filtersError);
    },
    failed,
  });
}
