import type { FilterCategory } from '@cortado/contract';
import { Checkbox } from '../../ui/Choice.tsx';
import { Text } from '../../ui/Layout.tsx';
import * as styles from './filter-ticks.module.css';

interface FilterTicksProps {
  categories: readonly FilterCategory[];
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
}

/** All options by category, as checkboxes. */
export function FilterTicks({ categories, ticked, onTick }: FilterTicksProps) {
  const toggle = (id: number) =>
    onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <div className={styles.filterTicks}>
      {categories
        .filter(({ options }) => options.length > 0)
        .map((category) => (
          <fieldset key={category.id}>
            <Text as="legend" size="ui" weight="strong">
              {category.display_name}
            </Text>
            {category.options.map(({ id, display_name }) => (
              <Checkbox key={id} checked={ticked.includes(id)} onCheck={() => toggle(id)}>
                <span>{display_name}</span>
              </Checkbox>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
