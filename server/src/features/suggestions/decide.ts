import type { CafeFacts, ErrorCode, Suggestion, suggestionRefusal } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { discardProposed } from '../photos/proposals.ts';
import { notifySenders } from './notify-senders.ts';
import { getSuggestion } from './read-suggestions.ts';
import {
  lockSuggestion,
  openOfSender,
  type Decided,
  type SuggestionRow,
} from './suggestions-repository.ts';

const OUTDATED = new Set<ErrorCode>(['SUGGESTION_STALE', 'SUGGESTION_DECIDED']);
const GONE = new Set<ErrorCode>(['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED']);

/** What a decision sets. */
export type Decision = Pick<SuggestionRow, 'decisionNote'> &
  Partial<
    Pick<SuggestionRow, 'cafeId' | 'taken' | 'declineReason' | 'replaced' | 'versionAfter'>
  > & {
    state: 'accepted' | 'declined';
  };

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
  const { taken = [], declineReason: reason = null, decisionNote: note } = decision;
  const proposed: CafeFacts = row.proposed;
  await recordChanges(tx, context, [
    {
      action: `suggestion.${decision.state}`,
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

type Refusal = z.output<typeof suggestionRefusal>;
interface RefusalInput {
  params: { id: number };
  body: Refusal;
}

const decline = (context: MemberContext, id: number, { reason, note }: Refusal): Promise<void> =>
  context.services.database.inTransaction(async (tx) => {
    const row = await lockOpen(tx, id);
    if (row.kind === 'photo') await discardProposed(tx, id, context.services.now());
    const declined = await writeDecision(tx, context, row, {
      state: 'declined',
      declineReason: reason,
      decisionNote: note,
    });
    await notifySenders(tx, context.services, [declined]);
  });

/** Declines a suggestion as a whole. @throws AppError SUGGESTION_NOT_FOUND or SUGGESTION_DECIDED */
export const declineSuggestion = (
  context: MemberContext,
  { params: { id }, body }: RefusalInput,
): Promise<Suggestion> => answerDecision(context, id, () => decline(context, id, body));

/**
 * Declines all open suggestions by the sender of this one, each in a transaction of its own. Those that others have sent too,
 * and those decided meanwhile, are left alone.
 * @returns how many were declined
 * @throws AppError SUGGESTION_NOT_FOUND or SUGGESTION_DECIDED, of this one
 */
export async function declineSender(
  context: MemberContext,
  { params, body }: RefusalInput,
): Promise<{ declined: number }> {
  const { database, jobs } = context.services;
  const byId = eq(suggestions.id, params.id);
  const { state } = suggestions;
  const [row] = await database.db.select({ state }).from(suggestions).where(byId);
  if (!row) throw new AppError('SUGGESTION_NOT_FOUND');
  if (row.state !== 'open') throw new AppError('SUGGESTION_DECIDED');
  let declined = 0;
  for (const id of await openOfSender(database.db, params.id)) {
    try {
      await decline(context, id, body);
      declined += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !GONE.has(error.code)) throw error;
    }
  }
  jobs.notify();
  return { declined };
}
