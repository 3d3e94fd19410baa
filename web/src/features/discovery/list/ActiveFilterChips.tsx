import type { ActiveFilter } from '../state/active-filters.ts';
import type { Change } from '../state/changes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as chipStyles from '../../../ui/chip.module.css';
import * as styles from './list-head.module.css';

interface ActiveFilterChipsProps {
  applied: readonly ActiveFilter[];
  /** Applies a change and moves the focus to the list, for the button goes away. */
  onRemove: (change: Change) => void;
}

/** The filters set, each with the way to be rid of it. */
export function ActiveFilterChips({ applied, onRemove }: ActiveFilterChipsProps) {
  return applied.map((filter) => (
    <span
      key={filter.key}
      className={chipStyles.chip}
      data-saved={filter.isSaved || undefined}
      title={filter.isSaved ? 'From your saved filters' : undefined}
    >
      {filter.label}
      {filter.isSaved && <span className="sr-only"> (from your saved filters)</span>}
      <button
        type="button"
        className={styles.x}
        aria-label={`Remove ${filter.label}`}
        onClick={() => onRemove(filter.remove)}
      >
        <Icon name="x" />
      </button>
    </span>
  ));
}
