import { describeUnusedColumns } from '@cortado/contract/import-note-kinds';
import { Icon } from '../../../../ui/Icon.tsx';
import * as styles from './notes.module.css';

/** The columns of a file that nothing is taken from, if there are any. */
export function UnusedColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return (
    <p className={styles.summary}>
      <Icon name="circle-alert" />
      <span>{describeUnusedColumns(columns)}</span>
    </p>
  );
}
