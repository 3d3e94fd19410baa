import {
  MAX_NOTES_OF_KIND,
  type ImportPreview,
  type ImportRow,
  type NoteCounts,
  type NoteKind,
} from '@cortado/contract';
import type { FoundRow } from '../../integrations/places/found.ts';
import { notReadable } from './files/table.ts';
import { presentNote } from './notes/note-cells.ts';
import type { StoredNote } from './notes/notes.ts';
import { type NotedRow, PositionCheck } from './notes/position-check.ts';
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
    const { name, problem } = row;
    return { number, verdict, name, address: '', problem, notes: [], like: null };
  }
  const { name, address } = row.cafe;
  const like = verdict === 'duplicate' ? row.duplicateOf : null;
  return { number, verdict, name, address, problem: null, notes: row.notes.map(presentNote), like };
}

/** Sums up classified rows as they come. */
class RowsSummary {
  readonly #counts = { new: 0, known: 0, duplicate: 0, unplaced: 0, problem: 0 };
  readonly #errors: string[] = [];
  /** The first thousand of each verdict. */
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

/** Counts the rows that have notes, and limits how many notes of each kind are stored. */
class NoteCounter {
  readonly #rows = new Set<number>();
  readonly #kinds = new Map<NoteKind, number>();

  /** Counts the notes of some rows. @returns those to store */
  take(rows: readonly NotedRow[]): StoredNote[] {
    return rows.flatMap(({ number, name, notes }) => {
      this.#rows.add(number);
      const kinds = new Set(notes.map(({ kind }) => kind));
      for (const kind of kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
      return notes
        .filter(({ kind }) => this.#kinds.get(kind)! <= MAX_NOTES_OF_KIND)
        .map((one) => ({ ...one, number, name }));
    });
  }

  get counts(): NoteCounts {
    return { rows: this.#rows.size, kinds: Object.fromEntries(this.#kinds) };
  }
}

/** What is saved of some rows. */
export interface JudgedRows {
  /** As JSON, because a thread passes a text on faster than objects; null: none. */
  rows: string | null;
  notes: readonly StoredNote[];
}

/**
 * Judges found rows by what is known, and saves those that may be imported: the new ones, those whose position is looked
 * up first, and the likely duplicates an admin may choose.
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
  const saveJudged = async (rows: readonly object[], noted: readonly NotedRow[]) => {
    const json = rows.length > 0 ? JSON.stringify(rows) : null;
    const notes = counter.take(noted);
    if (json !== null || notes.length > 0) await save({ rows: json, notes });
  };
  for await (const batch of classifyRows(found, known)) {
    const pending: object[] = [];
    const noted: NotedRow[] = [];
    for (const row of batch) {
      summary.add(row);
      const { number, verdict } = row;
      if (verdict === 'problem') continue;
      const isSaved = verdict !== 'known' && isWanted(row);
      const { cafe, notes } = row;
      positions.add(number, cafe, isSaved);
      if (!isSaved) continue;
      const [isDuplicate, isUnplaced] = [verdict === 'duplicate', verdict === 'unplaced'];
      pending.push({ number, isDuplicate, isUnplaced, cafe });
      if (notes.length > 0) noted.push({ number, name: cafe.name, notes });
    }
    await saveJudged(pending, noted);
  }
  await saveJudged([], positions.notes());
  return { ...summary.summary, notes: counter.counts };
}
