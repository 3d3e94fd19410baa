import { describeUnusedColumns } from '@cortado/contract/import-note-kinds';
import { Note } from '../../../../ui/Note.tsx';

/** The columns of a file that nothing is taken from, if there are any. */
export function UnusedColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null;
  return <Note tone="warn">{describeUnusedColumns(columns)}</Note>;
}
