import type { Suggestion } from '@cortado/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, jobs, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { lockCafe, toRecord } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { filterKeys } from '../filters/filter-keys.ts';
import { discardProposed, unplaceProposed } from '../photos/proposals.ts';
import { undoClaim } from './decide-claim.ts';
import { getSuggestion } from './get-suggestion.ts';
import { lockSuggestion, type SuggestionRow } from './suggestions-repository.ts';
import { canUndo } from './undo-window.ts';

const REOPENED: Partial<SuggestionRow> = {
  state: 'open',
  decidedAt: null,
  decidedBy: null,
  taken: [],
  declineReason: null,
  decisionNote: '',
  replaced: null,
  versionAfter: null,
};

/** Takes back what accepting has changed. @throws AppError CANNOT_UNDO if the cafe has changed since */
async function restoreCafe(tx: Tx, context: MemberContext, row: SuggestionRow): Promise<void> {
  const { cafeId, replaced, versionAfter } = row;
  if (cafeId === null || versionAfter === null) return;
  const stored = await lockCafe(tx, cafeId);
  if (stored.version !== versionAfter) throw new AppError('CANNOT_UNDO');
  if (row.kind === 'new_cafe') {
    const { cafe } = stored;
    const before = toRecord(stored, await filterKeys(tx));
    await tx.delete(cafes).where(eq(cafes.id, cafeId));
    await recordChanges(tx, context, [{ action: 'cafe.deleted', subject: cafe, before }]);
    return;
  }
  const { checkedAt, ...facts } = replaced ?? {};
  await changeFacts(tx, context, stored, {
    ...facts,
    ...(checkedAt !== undefined && { checkedAt: checkedAt === null ? null : new Date(checkedAt) }),
  });
}

/** The photo is a proposal again. @throws AppError CANNOT_UNDO if it is gone */
async function undoPhoto(tx: Tx, context: MemberContext, row: SuggestionRow): Promise<void> {
  if (row.state === 'declined') return discardProposed(tx, row.id, null);
  await unplaceProposed(tx, context, row).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError('CANNOT_UNDO', { cause }) : cause;
  });
}

/** Takes the mails about the decision out of the queue. */
async function withdrawMails(tx: Tx, suggestionId: number): Promise<void> {
  const queued = tx
    .select({ id: suggestionSenders.mailId })
    .from(suggestionSenders)
    .where(
      and(eq(suggestionSenders.suggestionId, suggestionId), isNotNull(suggestionSenders.mailId)),
    );
  await tx.delete(jobs).where(inArray(jobs.id, queued));
}

/**
 * Undoes a decision within ten seconds, if nothing else has happened since.
 * @throws AppError SUGGESTION_NOT_FOUND or CANNOT_UNDO
 */
export async function reopenSuggestion(context: MemberContext, id: number): Promise<Suggestion> {
  const { database, catalogue, now } = context.services;
  const cafeId = await database
    .inTransaction(async (tx) => {
      const row = await lockSuggestion(tx, id);
      if (!canUndo(row, now())) throw new AppError('CANNOT_UNDO');
      if (row.kind === 'claim' && row.state === 'accepted') await undoClaim(tx, context, row);
      if (row.kind === 'photo') await undoPhoto(tx, context, row);
      else await restoreCafe(tx, context, row);
      await withdrawMails(tx, id);
      await tx.update(suggestions).set(REOPENED).where(eq(suggestions.id, id));
      await recordChanges(tx, context, [{ action: 'suggestion.reopened', subject: row }]);
      return row.cafeId;
    })
    .catch((error: unknown) => {
      // The same has been suggested again since.
      throw uniqueViolation(error) ? new AppError('CANNOT_UNDO') : error;
    });
  if (cafeId !== null) await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return getSuggestion(context, id);
}
