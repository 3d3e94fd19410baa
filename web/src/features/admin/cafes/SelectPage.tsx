import { Tick } from '../../../ui/Choice.tsx';
import * as texts from './texts.tsx';
import type { Selection } from './useSelection.ts';
import * as styles from './cafe-table.module.css';

/** The heading of the ticks: all of a page. */
export function SelectPage({ selection }: { selection: Selection }) {
  return (
    <th scope="col" className={styles.select}>
      <Tick checked={selection.isAllSelected} onCheck={selection.selectAll}>
        {texts.cafesSelectPage}
      </Tick>
    </th>
  );
}
