import type { FilterCategory } from '@cortado/contract';
import { Check } from 'lucide-react';
import '../../ui/option.css';
import './filter-ticks.css';

interface FilterTicksProps {
  categories: readonly FilterCategory[];
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
}

/** All options by category, each to be ticked. */
export function FilterTicks({ categories, ticked, onTick }: FilterTicksProps) {
  const toggle = (id: number) =>
    onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <div className="filter-ticks">
      {categories
        .filter(({ options }) => options.length > 0)
        .map((category) => (
          <fieldset key={category.id}>
            <legend>{category.display_name}</legend>
            {category.options.map(({ id, display_name }) => (
              <label key={id} className="filter-option">
                <input type="checkbox" checked={ticked.includes(id)} onChange={() => toggle(id)} />
                <span className="box" aria-hidden="true">
                  <Check />
                </span>
                <span>{display_name}</span>
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
