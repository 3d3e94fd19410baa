import { useDiscovery } from '../discovery-context.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '#messages/discovery';
import * as styles from './chip.module.css';

/** The filters set, each with a button that removes it. */
export function ActiveFilterChips() {
  const { activeFilters, removeFilter } = useDiscovery();
  return activeFilters.map((filter) => (
    <span
      key={filter.key}
      className={styles.chip}
      data-saved={filter.isSaved || undefined}
      title={filter.isSaved ? texts.saved() : undefined}
    >
      {filter.label}
      {filter.isSaved && <span className="sr-only">{texts.savedAside()}</span>}
      <button
        type="button"
        className={styles.x}
        aria-label={texts.remove({ filter: filter.label })}
        onClick={() => removeFilter(filter.remove)}
      >
        <Icon name="x" />
      </button>
    </span>
  ));
}
