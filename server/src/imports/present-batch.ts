import type { ImportBatch } from '@cortado/contract';
import { getTableColumns } from 'drizzle-orm';
import { imports } from '../database/schema.ts';

const { rows: _rows, ...columns } = getTableColumns(imports);
/** A batch without its rows, which may be megabytes. */
export const batchColumns = columns;
export type BatchRow = Omit<typeof imports.$inferSelect, 'rows'>;

/** An import whose process ended moves no more. */
const STALLED_MS = 30_000;

export function isStalled({ state, updatedAt }: BatchRow, now: Date): boolean {
  return state === 'running' && now.getTime() - updatedAt.getTime() > STALLED_MS;
}

export function presentBatch(row: BatchRow, now: Date): ImportBatch {
  return {
    id: row.id,
    source: row.source,
    location: row.location,
    state: isStalled(row, now) ? 'failed' : row.state,
    total: row.total,
    imported: row.imported,
    skipped: row.skipped,
    done: row.done,
    errors: row.errors,
    createdAt: row.createdAt.toISOString(),
  };
}
