import type { AdminCafe } from '@cortado/contract';
import { cafeForm } from '@cortado/contract/admin-cafes';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { ApiError, call, errorText } from '../../../lib/api.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { InertWhile } from '../../../ui/InertWhile.tsx';
import * as activityTexts from '#messages/admin/activity';
import { CafePhotos, PhotosLabel } from '../../photos/CafePhotos.tsx';
import { CafeActivity } from '../activity/CafeActivity.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import { BasicFields } from './BasicFields.tsx';
import { CafeOwner } from './CafeOwner.tsx';
import { toValues } from './form-values.ts';
import { Differences } from './Differences.tsx';
import { FormEnd } from '../../cafe-editing/FormEnd.tsx';
import { HoursFields } from './HoursFields.tsx';
import { RestoredNote } from '../../cafe-editing/RestoredNote.tsx';
import { StaleNote } from '../../cafe-editing/StaleNote.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { KeptPanel } from '../../../ui/KeptPanel.tsx';
import { TabList } from '../../../ui/TabList.tsx';
import * as texts from '#messages/admin/cafe-form';
import { toastHoursNotReady } from '../../cafe-editing/toast-hours-not-ready.ts';
import { useCafeForm } from './useCafeForm.ts';
import { filterIdsOf, useSaveCafe, type Edit } from './useSaveCafe.ts';
import * as tabsStyles from '../../../ui/tabs.module.css';
import * as styles from './cafe-form.module.css';

interface EditCafeFormProps {
  cafe: AdminCafe;
  /** The cafe is stored differently now. */
  onStored: (cafe: AdminCafe) => void;
}

/** The form of a stored cafe; a stale edit is told, and what was typed stays. */
export function EditCafeForm({ cafe, onStored }: EditCafeFormProps) {
  const [tab, setTab] = useState('basic');
  const [hoursReady, setHoursReady] = useState(true);
  const categories = useFilterCategories();
  const { form, values, filterIds, setFilterIds, isDirty, isRestored, version, begin } =
    useCafeForm({
      path: `/admin/cafes/${cafe.id}`,
      schema: cafeForm,
      saved: toValues(cafe),
      savedFilterIds: filterIdsOf(cafe),
      version: cafe.version,
      categories,
    });
  const show = (next: AdminCafe, ticked: readonly number[] = filterIdsOf(next)) => {
    onStored(next);
    begin(toValues(next), { filterIds: filterIdsOf(next), version: next.version }, ticked);
  };
  const saving = useSaveCafe({
    id: cafe.id,
    form,
    filterIds,
    onStored: show,
    onError(error) {
      const [wrong] = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (wrong !== undefined) setTab(wrong === 'openingHours' ? 'hours' : 'basic');
    },
  });
  const isStale = saving.error instanceof ApiError && saving.error.code === 'STALE_EDIT';
  const params = { id: cafe.id };
  const reloading = useAction(() => call('GET /api/admin/cafes/{id}', { params }), {
    failed: texts.editCafeLoadFailed(),
    next(newest) {
      show(newest);
      saving.reset();
      // The note goes, and with it the button that had the focus.
      focusHeading();
    },
  });
  const save = (from: Edit['version']) =>
    form.handleSubmit(
      (given) => {
        if (hoursReady) return saving.mutate({ values: given, version: from });
        setTab('hours');
        return toastHoursNotReady();
      },
      () => setTab('basic'),
    );
  return (
    <>
      {isRestored && !isStale && <RestoredNote onDiscard={() => reloading.mutate()} />}
      {isStale && (
        <StaleNote
          text={errorText(saving.error)}
          onReload={() => reloading.mutate()}
          onReplace={() => {
            focusHeading();
            void save('newest')();
          }}
        >
          <Differences cafeId={cafe.id} values={values} filterIds={filterIds} />
        </StaleNote>
      )}
      <form noValidate onSubmit={(event) => void save(version)(event)}>
        <InertWhile isBusy={saving.isPending}>
          <Tabs.Root value={tab} onValueChange={setTab}>
            <TabList className={tabsStyles.tabs} aria-label={texts.cafeFormTabs()}>
              <Tabs.Trigger value="basic">{texts.cafeFormBasic()}</Tabs.Trigger>
              <Tabs.Trigger value="features">{texts.cafeFormFeatures()}</Tabs.Trigger>
              <Tabs.Trigger value="hours">{texts.cafeFormHours()}</Tabs.Trigger>
              <Tabs.Trigger value="photos">
                <PhotosLabel cafeId={cafe.id} />
              </Tabs.Trigger>
              <Tabs.Trigger value="owners">{texts.cafeFormOwners()}</Tabs.Trigger>
              <Tabs.Trigger value="activity">{activityTexts.activityHeading()}</Tabs.Trigger>
            </TabList>
            <Stack as={Tabs.Content} value="basic" gap={16} className={styles.form}>
              <BasicFields form={form} />
            </Stack>
            <Stack as={Tabs.Content} value="features" gap={16} className={styles.form}>
              <FilterTicks categories={categories} ticked={filterIds} onTick={setFilterIds} />
            </Stack>
            <KeptPanel value="hours" isOpen={tab === 'hours'} className={styles.wide}>
              <HoursFields form={form} onReady={setHoursReady} />
            </KeptPanel>
            <Tabs.Content value="photos" className={styles.wide}>
              <CafePhotos cafeId={cafe.id} />
            </Tabs.Content>
            <Tabs.Content value="owners">
              <CafeOwner cafeId={cafe.id} />
            </Tabs.Content>
            <Tabs.Content value="activity">
              <CafeActivity cafeId={cafe.id} />
            </Tabs.Content>
          </Tabs.Root>
        </InertWhile>
        {(isDirty || tab !== 'photos') && (
          <FormEnd
            label={texts.editCafeAction()}
            working={saving.isPending ? texts.editCafeWorking() : null}
            isDirty={isDirty}
          />
        )}
      </form>
    </>
  );
}
