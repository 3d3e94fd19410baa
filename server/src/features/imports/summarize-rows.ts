import type { ImportPreview, ImportRow } from '@cortado/contract';
import { pendingToJsonb, type PendingRow } from './pending-rows.ts';
import type { ClassifiedRow } from './row-classifier.ts';
import * as texts from './texts.ts';

const MAX_ROWS = 1000;
const ORDER = ['duplicate', 'problem', 'new', 'known'] as const;

/** What a look at rows tells, and the rows that may come in as the database keeps them. */
export interface RowsSummary extends Omit<ImportPreview, 'batch'> {
  /** Null where there are none. */
  pending: Uint8Array | null;
}

/** The problems as they are told: each row is named. */
export function problemTexts(rows: readonly ClassifiedRow[]): string[] {
  return rows
    .filter((row) => row.verdict === 'problem')
    .map((row) => texts.rowProblem(row.number, row.name, row.problem));
}

/** What may come in: the new rows, and the likely duplicates an admin may choose. */
export function pendingRows(rows: readonly ClassifiedRow[]): PendingRow[] {
  return rows.flatMap((row): PendingRow[] =>
    row.verdict === 'new' || row.verdict === 'duplicate'
      ? [{ number: row.number, isDuplicate: row.verdict === 'duplicate', cafe: row.cafe }]
      : [],
  );
}

function presentRow(row: ClassifiedRow): ImportRow {
  const { number, verdict } = row;
  if (verdict === 'problem') {
    return { number, verdict, name: row.name, address: '', problem: row.problem, like: null };
  }
  const { name, address } = row.cafe;
  const like = verdict === 'duplicate' ? row.like : null;
  return { number, verdict, name, address, problem: null, like };
}

export async function summarizeRows(rows: readonly ClassifiedRow[]): Promise<RowsSummary> {
  const pending = pendingRows(rows);
  const withVerdict = (verdict: ClassifiedRow['verdict']) =>
    rows.filter((row) => row.verdict === verdict);
  return {
    total: rows.length,
    errors: problemTexts(rows),
    counts: {
      new: withVerdict('new').length,
      known: withVerdict('known').length,
      duplicate: withVerdict('duplicate').length,
      problem: withVerdict('problem').length,
    },
    rows: ORDER.flatMap(withVerdict).slice(0, MAX_ROWS).map(presentRow),
    pending: pending.length > 0 ? await pendingToJsonb(pending) : null,
  };
}
