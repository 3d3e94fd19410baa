import type { Sort } from '@cortado/contract';
import { SORTS } from '@cortado/contract/vocabulary';
import { Select } from '../../../ui/Select.tsx';
import * as texts from '../texts.tsx';
import * as styles from './list-head.module.css';

interface SortControlProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The pointer or the focus has come to it. */
  onApproach: () => void;
}

const CHOICES = SORTS.map((one) => [one, texts.sorts[one]] as const);

/** The list's order. */
export function SortControl({ sort, onSort, onApproach }: SortControlProps) {
  return (
    <Select
      look="small"
      className={styles.sort}
      title={texts.sortsExplained[sort]}
      words={texts.sort}
      aria-label={texts.sortName}
      choices={CHOICES}
      value={sort}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onChoose={onSort}
    />
  );
}
