import type { ErrorCode, Suggestion } from '@cortado/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Tx } from '../../database/open.ts';
import { jobs, suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changesSince, lastEntry, refuseChanges, refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { auditFields } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { sourceOn, sourcesOf } from '../cafes/fact-sources.ts';
import { deleteUntouched } from '../cafes/delete-cafe.ts';
import { discardProposed, unplaceProposed } from '../photos/proposals.ts';
import { undoClaim } from './accept-suggestion.ts';
import { getSuggestion } from './read-suggestions.ts';
import { lockSuggestion, type SuggestionRow } from './suggestions-repository.ts';

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

/** Undoes what accepting has changed. @throws AppError CANNOT_UNDO if the same has changed since */
async function restoreCafe(tx: Tx, context: MemberContext, row: SuggestionRow): Promise<void> {
  const { id, cafeId, kind, versionAfter } = row;
  const entryId = await lastEntry(tx, id, ['suggestion.accepted']);
  if (kind === 'claim') return undoClaim(tx, context, row, entryId);
  if (kind === 'photo') return unplaceProposed(tx, context, row);
  if (cafeId === null || versionAfter === null) return;
  if (kind === 'new_cafe') return deleteUntouched(tx, context, { id: entryId, subjectId: cafeId });
  const { checkedAt, sources: from = {}, ...facts } = row.replaced ?? {};
  const isChecked = checkedAt !== undefined;
  const fields = [...auditFields(facts), ...(isChecked ? ['checkedAt'] : [])];
  const stored = await lockCafe(tx, cafeId);
  refuseChanges(await changesSince(tx, entryId, { id: cafeId, fields }));
  const check = isChecked ? sourceOn(row.decidedAt!, 'admin') : undefined;
  await changeFacts(tx, context, stored, {
    ...facts,
    sources: sourcesOf(facts, { from, to: stored, check }),
    ...(isChecked && { checkedAt: checkedAt === null ? null : new Date(checkedAt) }),
  });
}

const OWN = new Set<ErrorCode>(['SUGGESTION_NOT_FOUND', 'CANNOT_UNDO']);

/** Removes the mails about the decision from the queue. */
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
 * Undoes a decision, if what it changed has not changed since. A mail about it that was not sent yet is not sent.
 * @throws AppError SUGGESTION_NOT_FOUND or CANNOT_UNDO
 */
export async function reopenSuggestion(context: MemberContext, id: number): Promise<Suggestion> {
  const { database, catalogue, now } = context.services;
  const cafeId = await database
    .inTransaction(async (tx) => {
      const row = await lockSuggestion(tx, id);
      refuseLate(row.decidedAt, now());
      await tx
        .update(suggestions)
        // A cafe that it added is to go.
        .set({ ...REOPENED, ...(row.kind === 'new_cafe' && { cafeId: null }) })
        .where(eq(suggestions.id, id));
      if (row.kind === 'photo' && row.state === 'declined') await discardProposed(tx, id, null);
      if (row.state === 'accepted') await restoreCafe(tx, context, row);
      await withdrawMails(tx, id);
      await recordChanges(tx, context, [{ action: 'suggestion.reopened', subject: row }]);
      return row.cafeId;
    })
    .catch((cause: unknown) => {
      const isOwn = cause instanceof AppError && OWN.has(cause.code);
      // What it changed was deleted, or the same has been suggested again since.
      const isGone = uniqueViolation(cause) || (cause instanceof AppError && !isOwn);
      throw isGone ? new AppError('CANNOT_UNDO', { cause }) : cause;
    });
  if (cafeId !== null) await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return getSuggestion(context, id);
}
