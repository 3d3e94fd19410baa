import { useFilterCategories } from '../../lib/catalogue.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { FilterTicks } from '../cafe-editing/FilterTicks.tsx';
import * as suggestionsTexts from '#messages/suggestions';
import type { PartProps } from './part-props.ts';
import * as styles from './edit-owned.module.css';

/** What a cafe offers. */
export function OffersPart({ form, values }: PartProps) {
  const categories = useFilterCategories();
  return (
    <Stack gap={16} className={styles.fields}>
      <FilterTicks
        categories={categories}
        ticked={values.filterIds}
        onTick={(ids) => form.setValue('filterIds', [...ids])}
      />
      <Checkbox
        checked={values.sellsCoffeeBeans}
        onCheck={(sells) => form.setValue('sellsCoffeeBeans', sells)}
      >
        {suggestionsTexts.sellsBeans()}
      </Checkbox>
    </Stack>
  );
}
