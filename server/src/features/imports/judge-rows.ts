import type { ImportPreview, ImportRow, NoteCounts } from '@cortado/contract';
import type { FoundRow } from '../../integrations/places/found.ts';
import { notReadable } from './files/csv-reader.ts';
import { NoteCounter, type NotedRow, notedRows, type StoredNote } from './notes/note-counter.ts';
import { PositionCheck } from './notes/position-check.ts';
import { presentNote } from './notes/note-cells.ts';
import { pendingJson } from './pending-rows.ts';
import { type ClassifiedRow, classifyRows, type KnownCafes } from './row-classifier.ts';
import * as texts from './texts.ts';

const MAX_ROWS = 1000;
/** A file with more problems is hardly the one that was meant. */
const MAX_PROBLEMS = 50_000;
const ORDER = ['duplicate', 'problem', 'unplaced', 'new', 'known'] as const;

/** The summary of a preview. */
export interface Summary extends Omit<ImportPreview, 'batch' | 'unusedColumns'> {
  /** The notes of the rows that may be imported. */
  notes: NoteCounts;
}

function presentRow(row: ClassifiedRow): ImportRow {
  const { number, verdict } = row;
  if (verdict === 'problem') {
    return {
      number,
      verdict,
      name: row.name,
      address: '',
      problem: row.problem,
      notes: [],
      like: null,
    };
  }
  const { name, address } = row.cafe;
  const like = verdict === 'duplicate' ? row.duplicateOf : null;
  return { number, verdict, name, address, problem: null, notes: row.notes.map(presentNote), like };
}

/** Sums up classified rows as they come; of each verdict it keeps the first thousand. */
class RowsSummary {
  readonly #counts = { new: 0, known: 0, duplicate: 0, unplaced: 0, problem: 0 };
  readonly #errors: string[] = [];
  readonly #rows = { new: [], known: [], duplicate: [], unplaced: [], problem: [] } as Record<
    ClassifiedRow['verdict'],
    ImportRow[]
  >;

  /** @throws AppError INVALID_REQUEST where too many rows cannot be read */
  add(row: ClassifiedRow): void {
    const { verdict } = row;
    this.#counts[verdict] += 1;
    if (this.#rows[verdict].length < MAX_ROWS) this.#rows[verdict].push(presentRow(row));
    if (row.verdict !== 'problem') return;
    if (this.#errors.length === MAX_PROBLEMS)
      throw notReadable(texts.fileTooManyProblems(MAX_PROBLEMS));
    this.#errors.push(texts.rowProblem(row.number, row.name, row.problem));
  }

  get summary(): Omit<Summary, 'notes'> {
    const counts = this.#counts;
    return {
      total: Object.values(counts).reduce((sum, count) => sum + count, 0),
      errors: this.#errors,
      counts,
      rows: ORDER.flatMap((verdict) => this.#rows[verdict]).slice(0, MAX_ROWS),
    };
  }
}

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
