import type { FoundRow } from '../../integrations/places/found.ts';
import { classifyRows, type KnownCafes } from './classify-rows.ts';
import { NoteKeeper, notedRows, type NotedRow, type StoredNote } from './notes/note-keeper.ts';
import { PositionCheck } from './notes/position-check.ts';
import { pendingJson } from './pending-rows.ts';
import type { ClassifiedRow } from './row-classifier.ts';
import { RowsSummary, type Summary } from './rows-summary.ts';

/** What is kept of some rows. */
export interface KeptRows {
  /** As `pendingJson` gives it. */
  rows: string | null;
  notes: readonly StoredNote[];
}

/**
 * Judges found rows by what is known, and hands over what is to be kept of those that may come in.
 * @param isWanted leaves some of these out
 * @throws AppError INVALID_REQUEST where too many rows cannot be read
 */
export async function judgeRows(
  found: AsyncIterable<readonly FoundRow[]>,
  known: KnownCafes,
  keep: (kept: KeptRows) => Promise<void> | void,
  isWanted: (row: ClassifiedRow) => boolean = () => true,
): Promise<Summary> {
  const summary = new RowsSummary();
  const positions = new PositionCheck();
  const keeper = new NoteKeeper();
  const hand = async (rows: readonly ClassifiedRow[], noted: readonly NotedRow[]) => {
    const kept = { rows: pendingJson(rows), notes: keeper.take(noted) };
    if (kept.rows !== null || kept.notes.length > 0) await keep(kept);
  };
  for await (const batch of classifyRows(found, known)) {
    const wanted: ClassifiedRow[] = [];
    for (const row of batch) {
      summary.add(row);
      const isKept = isWanted(row);
      positions.add(row, isKept);
      if (isKept) wanted.push(row);
    }
    await hand(wanted, notedRows(wanted));
  }
  await hand([], positions.notes());
  return { ...summary.summary, notes: keeper.counts };
}
