import { useMemo } from 'react';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import { CafeRow } from './CafeRow.tsx';
import { rowCovers } from './row-covers.ts';
import type { ListedCafe } from './list-cafes.ts';
import * as styles from './list.module.css';

interface CafeListProps {
  /** The cafes of the current page. */
  entries: readonly ListedCafe[];
  firstRank: number;
  unit: DistanceUnit;
  /** Whether these still answer the question before. */
  stale: boolean;
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
}

/** One page of cafes, in order. */
export function CafeList(props: CafeListProps) {
  const { entries, firstRank, unit, stale, highlightedId, openId, onHighlight } = props;
  // The same objects for the same rows: a memoised row is not drawn again for its neighbour's highlight.
  const covers = useMemo(() => rowCovers(entries.map(({ cafe }) => cafe.id)), [entries]);
  return (
    <ol className={styles.rows} aria-busy={stale} data-stale={stale || undefined}>
      {entries.map((entry, index) => (
        <CafeRow
          key={entry.cafe.id}
          entry={entry}
          cover={covers[index]!}
          rank={firstRank + index}
          unit={unit}
          highlighted={entry.cafe.id === highlightedId}
          open={entry.cafe.id === openId}
          onHighlight={onHighlight}
        />
      ))}
    </ol>
  );
}
