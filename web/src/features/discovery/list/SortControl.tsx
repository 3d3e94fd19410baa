import type { Sort } from '@cortado/contract';
import { SORTS } from '@cortado/contract/vocabulary';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './list-head.module.css';

const LABELS: Record<Sort, string> = {
  relevance: 'Recommended',
  rating: 'Highest Rated',
  reviews: 'Most Reviewed',
  distance: 'Distance',
};

/** What an order does not say by its name. */
const EXPLAINED: Partial<Record<Sort, string>> = {
  relevance:
    'Best rated first, where a few ratings count for less than many; with a search, best match first.',
};

interface SortControlProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The list's order. */
export function SortControl({ sort, onSort }: SortControlProps) {
  return (
    <label className={styles.sort} title={EXPLAINED[sort]}>
      <span className={styles.k}>Sort:</span>
      <select
        aria-label="Sort: order of cafés"
        value={sort}
        onChange={(event) => {
          const wanted = SORTS.find((one) => one === event.target.value);
          if (wanted) onSort(wanted);
        }}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
