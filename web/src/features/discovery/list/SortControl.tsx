import type { Sort } from '@cortado/contract';
import { SORTS } from '@cortado/contract/vocabulary';
import { Icon } from '../../../ui/Icon.tsx';
import * as texts from '../texts.tsx';
import * as styles from './list-head.module.css';

interface SortControlProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The pointer or the focus has come to it. */
  onApproach: () => void;
}

/** The list's order. */
export function SortControl({ sort, onSort, onApproach }: SortControlProps) {
  return (
    <label className={styles.sort} title={texts.sortsExplained[sort]}>
      <span className={styles.k}>{texts.sort}</span>
      <select
        aria-label={texts.sortName}
        value={sort}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onChange={(event) => {
          const wanted = SORTS.find((one) => one === event.target.value);
          if (wanted) onSort(wanted);
        }}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {texts.sorts[one]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
}
