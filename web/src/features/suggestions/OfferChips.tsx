import type { BuiltInCategory } from '@cortado/contract/public-enums';
import { useFilterCategories } from '../../lib/catalogue.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Row } from '../../ui/Layout.tsx';
import { useFolded } from '../../ui/useFolded.tsx';
import * as texts from '#messages/suggestions';
import * as optionStyles from '../../ui/option.module.css';

interface OfferChipsProps {
  label: string;
  /** Whose options are shown, in this order. */
  categories: readonly BuiltInCategory[];
  /** How many are shown while collapsed. */
  first?: number;
  filterIds: readonly number[];
  sellsCoffeeBeans: boolean;
  onFilters: (ids: number[]) => void;
  onBeans: (sells: boolean) => void;
}

/** The options of some categories as checkboxes; options of other categories are not changed. */
export function OfferChips(props: OfferChipsProps) {
  const {
    label,
    categories,
    first = Infinity,
    filterIds,
    sellsCoffeeBeans,
    onFilters,
    onBeans,
  } = props;
  const all = useFilterCategories();
  const options = categories.flatMap((name) => all.find((one) => one.name === name)?.options ?? []);
  const [shown, more] = useFolded(options, first, ({ id }) => filterIds.includes(id));
  return (
    <Row as="fieldset" wrap className={optionStyles.pills} aria-label={label}>
      {shown.map(({ id, display_name }) => (
        <Checkbox
          key={id}
          checked={filterIds.includes(id)}
          onCheck={(checked) =>
            onFilters(checked ? [...filterIds, id] : filterIds.filter((one) => one !== id))
          }
        >
          {display_name}
        </Checkbox>
      ))}
      <Checkbox checked={sellsCoffeeBeans} onCheck={onBeans}>
        {texts.sellsBeans()}
      </Checkbox>
      {more}
    </Row>
  );
}
