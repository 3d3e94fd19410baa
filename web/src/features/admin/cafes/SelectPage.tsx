import * as texts from './texts.tsx';
import type { Selection } from './useSelection.ts';
import * as styles from './cafe-table.module.css';

/** The heading of the ticks: all of a page. */
export function SelectPage({ selection }: { selection: Selection }) {
  return (
    <th scope="col" className={styles.select}>
      <label>
        <input
          type="checkbox"
          checked={selection.isAllSelected}
          onChange={({ target }) => selection.selectAll(target.checked)}
        />
        <span className="sr-only">{texts.cafesSelectPage}</span>
      </label>
    </th>
  );
}
