import { useMemo } from 'react';
import { useDiscovery } from '../discovery-context.ts';
import { CafeRow } from './CafeRow.tsx';
import { rowCovers } from './row-covers.ts';
import * as styles from './list.module.css';

/** One page of cafes, in order. */
export function CafeList() {
  const { view, state, isStale, selection } = useDiscovery();
  const { shown, firstRank } = view;
  // The same objects for the same rows, or the memoised rows would render again with every other change.
  const covers = useMemo(() => rowCovers(shown.map(({ cafe }) => cafe.id)), [shown]);
  return (
    <ol className={styles.rows} aria-busy={isStale} data-stale={isStale || undefined}>
      {shown.map((entry, index) => (
        <CafeRow
          key={entry.cafe.id}
          entry={entry}
          cover={covers[index]!}
          rank={firstRank + index}
          unit={state.unit}
          selection={selection}
        />
      ))}
    </ol>
  );
}
