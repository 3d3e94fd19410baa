import type { AdminCafe } from '@cortado/contract';
import { cafeForm } from '@cortado/contract/admin-cafes';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, apiQuery, call, codeOf, errorText, isNotFound } from '../../../lib/api.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyScreen } from '../../../ui/EmptyState.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PersistentPanel } from '../../../ui/PersistentPanel.tsx';
import { TabList } from '../../../ui/TabList.tsx';
import { CafePhotos, PhotosLabel } from '../../photos/CafePhotos.tsx';
import { CafeActivity } from '../activity/ActivityPanel.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import {
  DifferenceTable,
  SaveForm,
  RestoredNote,
  StaleNote,
} from '../../cafe-editing/FormParts.tsx';
import { BasicFields, FormFrame, HoursFields } from './CafeFormParts.tsx';
import { fieldDifferences, heldOf, type Held } from './form-values.ts';
import { CafeOwner } from './CafeOwner.tsx';
import { useCafeForm, useSaveCafe, type Edit } from './useCafeForm.ts';
import * as texts from '#messages/admin/cafe-form';
import * as activityTexts from '#messages/admin/activity';
import * as tabsStyles from '../../../ui/tabs.module.css';
import * as adminStyles from '../admin.module.css';
import * as styles from './cafe-form.module.css';

/** @param apart another key than that of the cafe the form began from */
const queryOf = (id: number, apart?: 'newest') =>
  apiQuery('GET /api/admin/cafes/{id}', { params: { id } }, apart);

/** The tabs whose fields are saved together; the others save each change at once. */
const FIELD_TABS = new Set(['basic', 'features', 'hours']);

/** Where the form and the cafe as it is stored by now differ. */
function Differences({ cafeId, ...edited }: Omit<Held, 'version'> & { cafeId: number }) {
  const categories = useFilterCategories();
  const { data } = useQuery({ ...queryOf(cafeId, 'newest'), gcTime: 0 });
  if (!data) return null;
  return <DifferenceTable differences={fieldDifferences(data, edited, categories)} />;
}

/** The form of a stored cafe; a stale edit is reported, and what was typed stays. */
function EditCafeForm({ cafe }: { cafe: AdminCafe }) {
  const queries = useQueryClient();
  const [tab, setTab] = useState('basic');
  const { form, values, filterIds, ticks, setHoursReady, isDirty, isRestored, ...edit } =
    useCafeForm({ path: `/admin/cafes/${cafe.id}`, schema: cafeForm, saved: heldOf(cafe) });
  const show = (next: AdminCafe, ticked?: readonly number[]) => {
    queries.setQueryData(queryOf(cafe.id).queryKey, next);
    edit.begin(heldOf(next), ticked);
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
  const isStale = codeOf(saving.error) === 'STALE_EDIT';
  const params = { id: cafe.id };
  const reloading = useAction(() => call('GET /api/admin/cafes/{id}', { params }), {
    failed: texts.editCafeLoadFailed(),
    next(newest) {
      show(newest);
      saving.reset();
      // The note is removed, and with it the focused button.
      focusHeading();
    },
  });
  const save = (version: Edit['version']) =>
    edit.submit((given) => saving.mutate({ values: given, version }), setTab);
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
      <SaveForm
        onSubmit={save(edit.version)}
        label={texts.editCafeAction()}
        working={saving.isPending && texts.editCafeWorking()}
        isDirty={isDirty}
        hasEnd={isDirty || FIELD_TABS.has(tab)}
      >
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
            <FilterTicks {...ticks} />
          </Stack>
          <PersistentPanel value="hours" isOpen={tab === 'hours'} className={styles.wide}>
            <HoursFields form={form} onReady={setHoursReady} />
          </PersistentPanel>
          <Tabs.Content value="photos" className={styles.wide}>
            <CafePhotos cafeId={cafe.id} />
          </Tabs.Content>
          <Tabs.Content value="owners">
            <CafeOwner cafeId={cafe.id} />
          </Tabs.Content>
          <Tabs.Content value="activity">
            <Card title={activityTexts.activityHeading()} className={styles.activity}>
              <CafeActivity cafeId={cafe.id} empty={activityTexts.activityEmpty()} />
            </Card>
          </Tabs.Content>
        </Tabs.Root>
      </SaveForm>
    </>
  );
}

/** A cafe's form, once the cafe is read. It is refetched each time, because others edit too. */
export function EditCafeScreen({ id }: { id: number }) {
  useTitle(texts.editCafeTitle());
  const cafe = useQuery({ ...queryOf(id), gcTime: 0 });
  const { data, error } = cafe;
  if (isNotFound(error)) {
    return (
      <EmptyScreen
        className={adminStyles.admin}
        cover="window"
        title={texts.editCafeNotFound()}
        text={texts.editCafeNotFoundDescription()}
        link={{ href: '/admin?tab=cafes', text: texts.editCafeToList() }}
      />
    );
  }
  // The frame stays while the form loads, so that the focus stays on its heading.
  return (
    <FormFrame title={data ? texts.editCafeTitleFor({ cafe: data.name }) : texts.editCafeTitle()}>
      <Async query={cafe} failed={texts.editCafeLoadFailed()} why={errorText}>
        {(found) => <EditCafeForm cafe={found} />}
      </Async>
    </FormFrame>
  );
}
