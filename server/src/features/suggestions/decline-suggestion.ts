import type { ErrorCode, Suggestion, suggestionRefusal } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../core/errors.ts';
import { suggestions } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { discardProposed } from '../photos/proposals.ts';
import { answerDecision, lockOpen, writeDecision } from './decide.ts';
import { openOfSender } from './sole-sender.ts';
import { notifySenders } from './notify-senders.ts';

type Refusal = z.output<typeof suggestionRefusal> & { id: number };

const decline = (context: MemberContext, { id, reason, note }: Refusal): Promise<void> =>
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
export const declineSuggestion = (context: MemberContext, refusal: Refusal): Promise<Suggestion> =>
  answerDecision(context, refusal.id, () => decline(context, refusal));

const GONE = new Set<ErrorCode>(['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED']);

/**
 * Declines all open suggestions by the sender of this one, each in a transaction of its own. Those that others have sent too,
 * and those decided meanwhile, are left alone.
 * @returns how many were declined
 * @throws AppError SUGGESTION_NOT_FOUND or SUGGESTION_DECIDED, of this one
 */
export async function declineSender(
  context: MemberContext,
  refusal: Refusal,
): Promise<{ declined: number }> {
  const { database, jobs } = context.services;
  const byId = eq(suggestions.id, refusal.id);
  const { state } = suggestions;
  const [row] = await database.db.select({ state }).from(suggestions).where(byId);
  if (!row) throw new AppError('SUGGESTION_NOT_FOUND');
  if (row.state !== 'open') throw new AppError('SUGGESTION_DECIDED');
  let declined = 0;
  for (const id of await openOfSender(database.db, refusal.id)) {
    try {
      await decline(context, { ...refusal, id });
      declined += 1;
    } catch (error) {
      if (!(error instanceof AppError) || !GONE.has(error.code)) throw error;
    }
  }
  jobs.notify();
  return { declined };
}
