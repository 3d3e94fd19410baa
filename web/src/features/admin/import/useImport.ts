import type { ImportBatch } from '@cortado/contract';
import { createContext, use, type Dispatch } from 'react';
import type { FileEncoding } from '@cortado/contract/file-encoding';
import type { ImportEvent, ImportRequest, ImportState } from './import-state.ts';

/** A batch to run, and what was decided about its rows. */
export interface Decided {
  id: number;
  /** Row numbers of likely duplicates that come in all the same. */
  include: readonly number[];
  /** Swaps latitude and longitude where they look swapped. */
  swap?: boolean;
}

export interface Importing {
  state: ImportState;
  dispatch: Dispatch<ImportEvent>;
  /** The batch that runs, whoever started it. */
  batch: ImportBatch | null;
  /** Looks at what an import would do, and goes on at once where there is nothing to ask. */
  preview: (request: ImportRequest, isPreviewOnly: boolean) => void;
  /** Looks at what a file would bring; asks what its columns are where they do not have our own names. */
  open: (file: File, encoding?: FileEncoding) => void;
  run: (decided: Decided, onStart?: () => void) => void;
}

export const ImportContext = createContext<Importing | null>(null);

/** The import of the dashboard: it goes on while other tabs are open. */
export function useImport(): Importing {
  const importing = use(ImportContext);
  if (!importing) throw new Error('There is no ImportProvider.');
  return importing;
}
