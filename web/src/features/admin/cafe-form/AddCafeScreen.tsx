import { newCafeForm, type CafeForm } from '@cortado/contract/admin-cafes';
import { useEffect, useState } from 'react';
import { call, errorText } from '../../../lib/api.ts';
import { useFilterCategories } from '../../../lib/catalogue.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { InertWhile } from '../../../ui/InertWhile.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import { BasicFields } from './BasicFields.tsx';
import { EMPTY_CAFE } from './form-values.ts';
import { FormEnd } from '../../cafe-editing/FormEnd.tsx';
import { FormFrame } from './FormFrame.tsx';
import { HoursFields } from './HoursFields.tsx';
import { toastHoursNotReady } from '../../cafe-editing/toast-hours-not-ready.ts';
import { RestoredNote } from '../../cafe-editing/RestoredNote.tsx';
import * as texts from '#messages/admin/cafe-form';
import { useCafeForm } from './useCafeForm.ts';
import * as styles from './cafe-form.module.css';

const NO_FILTERS: readonly number[] = [];

/** One form for a new cafe. After it is made the form is empty again, but for its filters. */
export function AddCafeScreen() {
  useTitle(texts.addCafeTitle());
  const categories = useFilterCategories();
  const [hoursReady, setHoursReady] = useState(true);
  const { form, filterIds, setFilterIds, isDirty, isRestored, begin } = useCafeForm({
    path: '/admin/cafes/new',
    schema: newCafeForm,
    saved: EMPTY_CAFE,
    savedFilterIds: NO_FILTERS,
    version: null,
    categories,
  });
  const add = async (body: CafeForm) => {
    const made = await call('POST /api/admin/cafes', { body });
    if (filterIds.length === 0) return { made, problem: null };
    // The cafe is there now, whatever becomes of its filters.
    const filters = { params: { id: made.id }, body: { filterIds } };
    const problem = await call('PUT /api/admin/cafes/{id}/filters', filters)
      .then(() => null)
      .catch(errorText);
    return { made, problem };
  };
  const adding = useAction(add, {
    changes: 'POST /api/admin/cafes',
    form,
    done({ made: { name }, problem }) {
      begin(EMPTY_CAFE, { filterIds, version: null });
      return problem
        ? {
            tone: 'error',
            title: texts.addCafeDoneWithoutFilters({ cafe: name }),
            description: problem,
          }
        : { title: texts.addCafeDone(), description: texts.addCafeDoneDescription({ cafe: name }) };
    },
    failed: texts.addCafeFailed(),
  });
  useEffect(() => {
    if (adding.data) form.setFocus('name');
  }, [adding.data, form]);
  return (
    <FormFrame title={texts.addCafeTitle()}>
      {isRestored && (
        <RestoredNote
          onDiscard={() => begin(EMPTY_CAFE, { filterIds: NO_FILTERS, version: null })}
        />
      )}
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((cafe) => {
            if (hoursReady) adding.mutate(cafe);
            else toastHoursNotReady();
          })(event)
        }
      >
        <Stack as={InertWhile} gap={16} className={styles.form} isBusy={adding.isPending}>
          <BasicFields form={form} />
          <Text as="h2" size="h3">
            {texts.cafeFormHours()}
          </Text>
          <HoursFields form={form} onReady={setHoursReady} />
          <Text as="h2" size="h3">
            {texts.cafeFormFeatures()}
          </Text>
          <FilterTicks categories={categories} ticked={filterIds} onTick={setFilterIds} />
        </Stack>
        <FormEnd
          label={texts.addCafeAction()}
          working={adding.isPending ? texts.addCafeWorking() : null}
          isDirty={isDirty}
        />
      </form>
    </FormFrame>
  );
}
