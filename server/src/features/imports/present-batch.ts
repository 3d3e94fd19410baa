import type { ImportBatch } from '@cortado/contract';
import type { BatchRow } from './batches-repository.ts';

/** @param errors left out where nobody reads them: they may be megabytes */
export const presentBatch = (row: BatchRow, errors: readonly string[] = []): ImportBatch => ({
  id: row.id,
  source: row.source,
  location: row.location,
  state: row.state,
  total: row.total,
  imported: row.imported,
  skipped: row.skipped,
  done: row.done,
  failed: row.failed + row.left,
  left: row.left,
  unplaced: row.unplaced,
  failure: row.failure,
  notes: row.notes,
  unusedColumns: row.unusedColumns,
  errors: [...errors],
  createdAt: row.createdAt.toISOString(),
});
