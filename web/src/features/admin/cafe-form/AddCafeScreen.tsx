import { newCafeForm, type CafeForm } from '@cortado/contract/admin-cafes';
import { useEffect } from 'react';
import { call, errorText } from '../../../lib/api.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { Heading, Sides, Stack } from '../../../ui/Layout.tsx';
import { FilterTicks } from '../../cafe-editing/FilterTicks.tsx';
import { RestoredNote, SaveForm } from '../../cafe-editing/FormParts.tsx';
import { BasicFields, FormFrame, HoursFields } from './CafeFormParts.tsx';
import { NEW_CAFE } from './form-values.ts';
import { useCafeForm } from './useCafeForm.ts';
import * as texts from '#messages/admin/cafe-form';
import * as styles from './cafe-form.module.css';

/** One form for a new cafe. After it is made the form is empty again, but for its filters. */
export function AddCafeScreen() {
  useTitle(texts.addCafeTitle());
  const { form, filterIds, ticks, setHoursReady, isDirty, isRestored, begin, submit } = useCafeForm(
    {
      path: '/admin/cafes/new',
      schema: newCafeForm,
      saved: NEW_CAFE,
    },
  );
  const add = async (body: CafeForm) => {
    const made = await call('POST /api/admin/cafes', { body });
    if (filterIds.length === 0) return { made, problem: null };
    // The cafe exists now, even if saving its filters fails.
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
      begin({ ...NEW_CAFE, filterIds });
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
      {isRestored && <RestoredNote onDiscard={() => begin(NEW_CAFE)} />}
      <SaveForm
        onSubmit={submit((cafe) => adding.mutate(cafe))}
        label={texts.addCafeAction()}
        working={adding.isPending && texts.addCafeWorking()}
        isDirty={isDirty}
      >
        <Sides gap={48} className={styles.wide}>
          <Stack gap={16}>
            <BasicFields form={form} />
            <Heading>{texts.cafeFormHours()}</Heading>
            <HoursFields form={form} onReady={setHoursReady} />
          </Stack>
          <Stack gap={16}>
            <Heading>{texts.cafeFormFeatures()}</Heading>
            <FilterTicks {...ticks} />
          </Stack>
        </Sides>
      </SaveForm>
    </FormFrame>
  );
}
