import { setImmediate } from 'node:timers/promises';
import { NEAR_METERS, type ImportRow } from '@cortado/contract';
import type { FoundCafe, FoundRow } from '../../integrations/places/found.ts';
import type { KeptRow } from './batches-repository.ts';
import { KnownCafes, type KnownCafe, type Likeness } from './duplicate-index.ts';

/** A row and what an import would make of it. */
export type JudgedRow =
  | { verdict: 'new' | 'known'; number: number; cafe: FoundCafe }
  | { verdict: 'duplicate'; number: number; cafe: FoundCafe; like: Likeness }
  | { verdict: 'problem'; number: number; name: string; problem: string };

/** How many rows are judged before others get their turn. */
const PART = 500;

/**
 * Judges rows by what is known, in their order: a later row may be like an earlier one.
 * @param knownIds the ids of the source that are known already
 */
export async function judgeRows(
  rows: readonly FoundRow[],
  knownIds: ReadonlySet<string>,
  knownCafes: readonly KnownCafe[],
): Promise<JudgedRow[]> {
  const seenIds = new Set(knownIds);
  const known = new KnownCafes();
  for (const cafe of knownCafes) known.add(cafe);
  const judge = (row: FoundRow): JudgedRow => {
    const { number } = row;
    if (row.problem !== undefined) return { ...row, verdict: 'problem' };
    const { cafe } = row;
    if (seenIds.has(cafe.sourceId)) return { verdict: 'known', number, cafe };
    seenIds.add(cafe.sourceId);
    const like = known.find(cafe);
    known.add(cafe);
    return like ? { verdict: 'duplicate', number, cafe, like } : { verdict: 'new', number, cafe };
  };
  const judged: JudgedRow[] = [];
  for (const row of rows) {
    judged.push(judge(row));
    if (judged.length % PART === 0) await setImmediate();
  }
  return judged;
}

/** Whether a row comes in without being asked for: a far one that shares a website is a branch. */
export function comesUnasked(row: JudgedRow): boolean {
  return row.verdict === 'new' || (row.verdict === 'duplicate' && row.like.meters > NEAR_METERS);
}

/** The problems as they are told: each row is named. */
export function problemTexts(rows: readonly JudgedRow[]): string[] {
  return rows
    .filter((row) => row.verdict === 'problem')
    .map((row) => `Row ${row.number.toLocaleString('en-US')} (${row.name}): ${row.problem}`);
}

/** What may come in: the new rows, and the likely duplicates an admin may choose. */
export function rowsToKeep(rows: readonly JudgedRow[]): KeptRow[] {
  return rows.flatMap((row): KeptRow[] =>
    row.verdict === 'new' || row.verdict === 'duplicate'
      ? [{ number: row.number, isDuplicate: row.verdict === 'duplicate', cafe: row.cafe }]
      : [],
  );
}

export function presentRow(row: JudgedRow): ImportRow {
  const { number, verdict } = row;
  if (verdict === 'problem') {
    return { number, verdict, name: row.name, address: '', problem: row.problem, like: null };
  }
  const { name, address } = row.cafe;
  const like = verdict === 'duplicate' ? row.like : null;
  return { number, verdict, name, address, problem: null, like };
}
