import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { suggestions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { moveProposed } from '../photos/proposals.ts';
import { writeDecision, type Decided } from '../suggestions/decide.ts';
import { fingerprintOf } from '../suggestions/save-suggestion.ts';
import type { SuggestionRow } from '../suggestions/suggestions-repository.ts';

interface Pair {
  from: number;
  to: number;
}

/** Moves an open suggestion, unless the other cafe has the same already. @returns whether it was moved */
async function move(tx: Tx, row: SuggestionRow, to: number): Promise<boolean> {
  // A claim is its member's own, and a photo another one, which the fingerprint says.
  const isOwn = row.kind === 'claim' || row.kind === 'photo';
  const fingerprint = isOwn ? row.fingerprint : fingerprintOf({ ...row, cafeId: to }, null);
  const isSame = and(eq(suggestions.fingerprint, fingerprint), eq(suggestions.state, 'open'));
  if (!isOwn && (await tx.$count(suggestions, isSame)) > 0) return false;
  await tx.update(suggestions).set({ cafeId: to, fingerprint }).where(eq(suggestions.id, row.id));
  if (row.kind === 'photo') await moveProposed(tx, row.id, to);
  return true;
}

/**
 * Moves the open suggestions of a cafe that is merged. Accepted are those that said the two are one, and those that
 * the other cafe has too.
 * @returns the ids of the moved ones, and those that are accepted, for `notifySenders`
 */
export async function moveSuggestions(
  tx: Tx,
  context: MemberContext,
  { from, to }: Pair,
): Promise<{ moved: number[]; accepted: Decided[] }> {
  const pair = [from, to];
  const rows = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        eq(suggestions.state, 'open'),
        or(eq(suggestions.cafeId, from), inArray(suggestions.duplicateOf, pair)),
      ),
    )
    .orderBy(suggestions.id)
    .for('update');
  const moved: number[] = [];
  const accepted: Decided[] = [];
  for (const row of rows) {
    const { cafeId, duplicateOf } = row;
    const isAnswered =
      cafeId !== null &&
      duplicateOf !== null &&
      pair.includes(cafeId) &&
      pair.includes(duplicateOf);
    if (!isAnswered && cafeId !== from) continue;
    if (!isAnswered && (await move(tx, row, to))) moved.push(row.id);
    else {
      const decision = { state: 'accepted' as const, decisionNote: '' };
      accepted.push(await writeDecision(tx, context, row, decision));
    }
  }
  return { moved, accepted };
}

/** Moves back those that are still open. */
export async function moveSuggestionsBack(
  tx: Tx,
  ids: readonly number[],
  { from, to }: Pair,
): Promise<void> {
  const rows = await tx
    .select()
    .from(suggestions)
    .where(
      and(
        inArray(suggestions.id, [...ids]),
        eq(suggestions.cafeId, to),
        eq(suggestions.state, 'open'),
      ),
    )
    .for('update');
  for (const row of rows) await move(tx, row, from);
}
