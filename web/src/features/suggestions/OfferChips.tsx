import type { BuiltInCategory } from '@cortado/contract/vocabulary';
import { useFilterCategories } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './offer-chips.module.css';

interface OfferChipsProps {
  label: string;
  /** Whose options are shown. */
  categories: readonly BuiltInCategory[];
  filterIds: readonly number[];
  sellsCoffeeBeans: boolean;
  onFilters: (ids: number[]) => void;
  onBeans: (sells: boolean) => void;
}

interface ChipProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Chip({ label, checked, onChange }: ChipProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {checked && <Icon name="check" />}
      {label}
    </label>
  );
}

/** What a cafe offers, each to be ticked: of some categories; what else it has stays as it is. */
export function OfferChips(props: OfferChipsProps) {
  const { label, categories, filterIds, sellsCoffeeBeans, onFilters, onBeans } = props;
  const options = useFilterCategories()
    .filter(({ name }) => categories.some((category) => category === name))
    .flatMap((category) => category.options);
  return (
    <fieldset className={styles.offerChips} aria-label={label}>
      {options.map(({ id, display_name }) => (
        <Chip
          key={id}
          label={display_name}
          checked={filterIds.includes(id)}
          onChange={(checked) =>
            onFilters(checked ? [...filterIds, id] : filterIds.filter((one) => one !== id))
          }
        />
      ))}
      <Chip label={texts.sellsBeans} checked={sellsCoffeeBeans} onChange={onBeans} />
    </fieldset>
  );
}
