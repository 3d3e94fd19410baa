import type { AdminCafe } from '@cortado/contract';
import { cafeForm, type CafeForm } from '@cortado/contract/admin-cafes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { ApiError, apiGet, apiSend, errorText } from '../../../lib/api.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { showFieldErrors } from '../../../lib/showFieldErrors.ts';
import { toast } from '../../../ui/toast-store.ts';
import { CafeActivity } from '../activity/CafeActivity.tsx';
import { ADMIN_CAFES } from '../cafes/useAdminCafes.ts';
import { FilterTicks } from '../FilterTicks.tsx';
import { useDirectoryChanged } from '../useDirectoryChanged.ts';
import { BasicFields } from './BasicFields.tsx';
import { sameFilters, toValues } from './form-values.ts';
import { FormEnd } from './FormEnd.tsx';
import { FormFrame } from './FormFrame.tsx';
import { RestoredNote } from './RestoredNote.tsx';
import { useCafeForm } from './useCafeForm.ts';

const filterIdsOf = (cafe: AdminCafe) => cafe.appliedFilters.map(({ id }) => id);

/** The form of a stored cafe; a stale edit is told, and what was typed stays. */
export function EditCafeForm({ cafe: opened }: { cafe: AdminCafe }) {
  const [cafe, setCafe] = useState(opened);
  const [tab, setTab] = useState('basic');
  const path = `/api/admin/cafes/${cafe.id}`;
  const categories = useFilterCategories();
  const queries = useQueryClient();
  const changed = useDirectoryChanged();
  const { form, filterIds, setFilterIds, isDirty, isRestored, version, begin } = useCafeForm({
    path: `/admin/cafes/${cafe.id}`,
    schema: cafeForm,
    saved: toValues(cafe),
    savedFilterIds: filterIdsOf(cafe),
    version: cafe.version,
  });
  const show = (next: AdminCafe, ticked: readonly number[] = filterIdsOf(next)) => {
    setCafe(next);
    begin(toValues(next), { filterIds: filterIdsOf(next), version: next.version }, ticked);
  };
  const saving = useMutation({
    mutationFn: async (values: CafeForm) => {
      const saved = await apiSend<AdminCafe>('PUT', path, { ...values, version });
      if (sameFilters(filterIdsOf(saved), filterIds)) return saved;
      // The fields are stored now, whatever becomes of the filters: the next save goes on from there.
      show(saved, filterIds);
      await apiSend('PUT', `${path}/filters`, { filterIds });
      return apiGet<AdminCafe>(path);
    },
    onSuccess(saved) {
      show(saved);
      toast({
        tone: 'success',
        title: 'Cafe updated',
        description: `${saved.name} has been saved.`,
      });
    },
    onError(error) {
      const text = error instanceof ApiError ? ` ${errorText(error)}` : '';
      toast({
        tone: 'error',
        title: 'Update failed',
        description: `There was an error updating the cafe details.${text}`,
      });
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setTab('basic');
      showFieldErrors(form, error);
    },
    async onSettled() {
      changed();
      await queries.invalidateQueries({ queryKey: ADMIN_CAFES, exact: true });
    },
  });
  const isStale = saving.error instanceof ApiError && saving.error.code === 'STALE_EDIT';
  const reload = async () => {
    try {
      show(await apiGet<AdminCafe>(path));
      saving.reset();
    } catch (error) {
      toast({ tone: 'error', title: 'The cafe did not load', description: errorText(error) });
    }
  };
  return (
    <FormFrame title={`Edit ${cafe.name}`}>
      {isRestored && !isStale && <RestoredNote onDiscard={() => void reload()} />}
      {isStale && (
        <div className="cafe-form-note" data-tone="bad" role="alert">
          <span>{errorText(saving.error)}</span>
          <button type="button" className="btn btn-line btn-sm" onClick={() => void reload()}>
            Load their changes
          </button>
        </div>
      )}
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(
            (values) => saving.mutate(values),
            () => setTab('basic'),
          )(event)
        }
      >
        <Tabs.Root value={tab} onValueChange={setTab}>
          <Tabs.List className="tabs" aria-label="Cafe">
            <Tabs.Trigger value="basic">Basic Info</Tabs.Trigger>
            <Tabs.Trigger value="features">Features & Amenities</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="basic" className="admin-tab cafe-form">
            <BasicFields form={form} />
          </Tabs.Content>
          <Tabs.Content value="features" className="admin-tab cafe-form">
            <FilterTicks categories={categories} ticked={filterIds} onTick={setFilterIds} />
          </Tabs.Content>
        </Tabs.Root>
        <FormEnd
          label="Save Changes"
          working={saving.isPending ? 'Saving...' : null}
          isDirty={isDirty}
        />
      </form>
      <CafeActivity cafeId={cafe.id} />
    </FormFrame>
  );
}
