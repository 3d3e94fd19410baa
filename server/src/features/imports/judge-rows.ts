import type { FoundRow } from '../../integrations/places/found.ts';
import { classifyRows, type KnownCafes } from './classify-rows.ts';
import { NoteCounter, notedRows, type NotedRow, type StoredNote } from './notes/note-counter.ts';
import { PositionCheck } from './notes/position-check.ts';
import { pendingJson } from './pending-rows.ts';
import type { ClassifiedRow } from './row-classifier.ts';
import { RowsSummary, type Summary } from './rows-summary.ts';

/** What is saved of some rows. */
export interface JudgedRows {
  /** The result of `pendingJson`. */
  rows: string | null;
  notes: readonly StoredNote[];
}

/**
 * Judges found rows by what is known, and saves those that may be imported.
 * @param isWanted excludes some of these
 * @throws AppError INVALID_REQUEST where too many rows cannot be read
 */
export async function judgeRows(
  found: AsyncIterable<readonly FoundRow[]>,
  known: KnownCafes,
  save: (judged: JudgedRows) => Promise<void> | void,
  isWanted: (row: ClassifiedRow) => boolean = () => true,
): Promise<Summary> {
  const summary = new RowsSummary();
  const positions = new PositionCheck();
  const counter = new NoteCounter();
  const saveJudged = async (rows: readonly ClassifiedRow[], noted: readonly NotedRow[]) => {
    const judged = { rows: pendingJson(rows), notes: counter.take(noted) };
    if (judged.rows !== null || judged.notes.length > 0) await save(judged);
  };
  for await (const batch of classifyRows(found, known)) {
    const wanted: ClassifiedRow[] = [];
    for (const row of batch) {
      summary.add(row);
      const isSaved = isWanted(row);
      positions.add(row, isSaved);
      if (isSaved) wanted.push(row);
    }
    await saveJudged(wanted, notedRows(wanted));
  }
  await saveJudged([], positions.notes());
  return { ...summary.summary, notes: counter.counts };
}
