import type { ImportBatch } from '@cortado/contract';
import type { BatchRow } from './batches-repository.ts';
import * as texts from './texts.ts';

/** An import whose process ended moves no more. */
const STALLED_MS = 30_000;

export function isStalled({ state, updatedAt }: BatchRow, now: Date): boolean {
  return state === 'running' && now.getTime() - updatedAt.getTime() > STALLED_MS;
}

/** @param errors left out where nobody reads them: they may be megabytes */
export function presentBatch(
  row: BatchRow,
  now: Date,
  errors: readonly string[] = [],
): ImportBatch {
  const hasStalled = isStalled(row, now);
  return {
    id: row.id,
    source: row.source,
    location: row.location,
    state: hasStalled ? 'failed' : row.state,
    total: row.total,
    imported: row.imported,
    skipped: row.skipped,
    done: row.done,
    failed: row.failed + row.left,
    left: row.left,
    unplaced: row.unplaced,
    failure: hasStalled ? texts.serverStopped : row.failure,
    notes: row.notes,
    unusedColumns: row.unusedColumns,
    errors: [...errors],
    createdAt: row.createdAt.toISOString(),
  };
}
