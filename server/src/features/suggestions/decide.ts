import type { AuditAction, CafeFacts, ErrorCode, Suggestion } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { getSuggestion } from './get-suggestion.ts';
import { lockSuggestion, type SuggestionRow } from './suggestions-repository.ts';

const OUTDATED = new Set<ErrorCode>(['SUGGESTION_STALE', 'SUGGESTION_DECIDED']);

/** What a decision sets. */
export type Decision = Pick<SuggestionRow, 'decisionNote'> &
  Partial<
    Pick<SuggestionRow, 'cafeId' | 'taken' | 'declineReason' | 'replaced' | 'versionAfter'>
  > & {
    state: 'accepted' | 'declined';
  };

export type Decided = SuggestionRow & { decidedAt: Date };

/** The row to decide, locked. @throws AppError SUGGESTION_NOT_FOUND or SUGGESTION_DECIDED */
export async function lockOpen(tx: Tx, id: number): Promise<SuggestionRow> {
  const row = await lockSuggestion(tx, id);
  if (row.state !== 'open') throw new AppError('SUGGESTION_DECIDED');
  return row;
}

/** Writes a decision with its entry in the audit trail. @returns what `notifySenders` takes, which comes last */
export async function writeDecision(
  tx: Tx,
  context: MemberContext,
  row: SuggestionRow,
  decision: Decision,
): Promise<Decided> {
  const { services, viewer } = context;
  const decidedAt = services.now();
  await tx
    .update(suggestions)
    .set({ ...decision, decidedAt, decidedBy: viewer.id })
    .where(eq(suggestions.id, row.id));
  // The guests' networks are not needed any more.
  await tx
    .update(suggestionSenders)
    .set({ senderKey: null, networkKey: null })
    .where(eq(suggestionSenders.suggestionId, row.id));
  const action: AuditAction =
    decision.state === 'accepted' ? 'suggestion.accepted' : 'suggestion.declined';
  const { taken = [], declineReason: reason = null, decisionNote: note } = decision;
  const proposed: CafeFacts = row.proposed;
  await recordChanges(tx, context, [
    {
      action,
      subject: row,
      before: { kind: row.kind, proposed },
      after: decision.state === 'accepted' ? { taken } : { reason, note },
    },
  ]);
  return { ...row, ...decision, decidedAt };
}

/** Runs a decision, and answers the suggestion as it is then; with the error, if the decision was made on an outdated view. */
export async function answerDecision(
  context: MemberContext,
  id: number,
  decide: () => Promise<void>,
): Promise<Suggestion> {
  try {
    await decide();
  } catch (error) {
    if (!(error instanceof AppError) || !OUTDATED.has(error.code)) throw error;
    throw new AppError(error.code, { current: await getSuggestion(context, id) });
  }
  context.services.jobs.notify();
  return getSuggestion(context, id);
}
