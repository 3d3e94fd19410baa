import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminCafe, OwnerEdit } from '@cortado/contract';
import { ownerEdit } from '@cortado/contract/owners';
import { useState } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useDraft, useStoredDraft } from '../cafe-editing/useDraft.ts';
import { changedFields, toOwnedValues, type OwnedValues } from './owned-values.ts';

type Edit = Omit<OwnerEdit, 'version'>;
export type OwnedForm = UseFormReturn<OwnedValues, unknown, Edit>;

const resolver = zodResolver(ownerEdit.omit({ version: true })) as unknown as Resolver<
  OwnedValues,
  unknown,
  Edit
>;

/** What an edit began from. */
interface Base {
  values: OwnedValues;
  version: number;
}

const baseOf = (cafe: AdminCafe): Base => ({ values: toOwnedValues(cafe), version: cafe.version });

/** The form of a member's own cafe; what is not saved survives leaving the page. */
export function useOwnedForm(cafe: AdminCafe) {
  const draft = useDraft(`/owner/${cafe.id}`);
  const left = draft.left as { values: OwnedValues; base: Base } | null;
  const [base, setBase] = useState(() => left?.base ?? baseOf(cafe));
  const form: OwnedForm = useForm<OwnedValues, unknown, Edit>({
    resolver,
    defaultValues: left?.values ?? base.values,
    // The field may be in another tab.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as OwnedValues;
  const changed = changedFields(values, base.values);
  const isDirty = changed.length > 0 || values.isChecked;
  useStoredDraft(draft.key, isDirty ? { values, base } : null);
  return {
    form,
    /** What is typed now. */
    values,
    base,
    changed,
    isDirty,
    /** Whether a draft is shown. */
    isRestored: left !== null && isDirty,
    /** Resets the form to what is stored. */
    begin: (stored: AdminCafe) => {
      draft.drop();
      const next = baseOf(stored);
      setBase(next);
      form.reset(next.values);
    },
  };
}
