import type { Sort } from '@cortado/contract';
import { SORTS } from '@cortado/contract/vocabulary';
import { messageOf } from '../../../lib/message.ts';
import { Select } from '../../../ui/Select.tsx';
import * as texts from '#messages/discovery';
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
    <Select
      look="small"
      className={styles.sort}
      title={messageOf(texts.sortsExplained, sort)}
      words={texts.sortWord()}
      aria-label={texts.sortName()}
      choices={SORTS.map((one) => [one, texts.sorts[one]()] as const)}
      value={sort}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onChoose={onSort}
    />
  );
}
