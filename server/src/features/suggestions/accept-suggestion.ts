import type { FactOrigin, Suggestion, suggestionAcceptance } from '@cortado/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { suggestions, suggestionSenders } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { setOwner, takeBackOwner } from '../cafes/set-owner.ts';
import { placeProposed } from '../photos/proposals.ts';
import { answerDecision, lockOpen, writeDecision, type Decision } from './decide.ts';
import { addSuggestedCafe, findPosition } from './add-suggested-cafe.ts';
import type { SuggestionRow } from './suggestions-repository.ts';
import { notifySenders } from './notify-senders.ts';

type Acceptance = z.output<typeof suggestionAcceptance>;

/** The cafe of a claim, and the member who sent it. @throws AppError USER_NOT_FOUND or CAFE_NOT_FOUND if deleted meanwhile */
async function claimOf(tx: Tx, { id, cafeId }: SuggestionRow) {
  if (cafeId === null) throw new AppError('CAFE_NOT_FOUND');
  const [sender] = await tx
    .select({ userId: suggestionSenders.userId })
    .from(suggestionSenders)
    .where(and(eq(suggestionSenders.suggestionId, id), isNotNull(suggestionSenders.userId)));
  if (!sender?.userId) throw new AppError('USER_NOT_FOUND');
  return { cafeId, userId: sender.userId };
}

/** @throws AppError CANNOT_UNDO if the cafe has another owner by now, or what `claimOf` throws */
export async function undoClaim(
  tx: Tx,
  context: MemberContext,
  row: SuggestionRow,
  entryId: number,
): Promise<void> {
  const { cafeId, userId } = await claimOf(tx, row);
  await takeBackOwner(tx, context, { cafeId, userId, entryId });
}

/** Who says what a suggestion proposes. */
const proposerOf = ({ kind }: Pick<SuggestionRow, 'kind'>): FactOrigin =>
  kind === 'owner_change' ? 'owner' : 'report';

/** Writes the accepted facts to the cafe. */
async function acceptFacts(
  tx: Tx,
  context: MemberContext,
  row: SuggestionRow,
  { fields, version, isChecked }: Acceptance,
): Promise<Partial<Decision>> {
  const taken = fieldsOf(row.proposed).filter((field) => fields.includes(field));
  if (taken.length === 0 && fieldsOf(row.proposed).length > 0) {
    throw fieldError('fields', 'INVALID_REQUEST', wordError('nothingTaken'));
  }
  if (row.cafeId === null) {
    if (taken.length > 0) throw new AppError('CAFE_NOT_FOUND');
    return {};
  }
  const stored = await lockCafe(tx, row.cafeId);
  if (taken.length > 0 && version !== stored.version) throw new AppError('SUGGESTION_STALE');
  const checked = isChecked ? { checkedAt: context.services.now() } : {};
  const versionAfter = await changeFacts(tx, context, stored, {
    ...pickFacts(row.proposed, taken),
    ...checked,
    by: isChecked ? 'admin' : proposerOf(row),
  });
  const replaced = {
    ...pickFacts(factsOf(stored), taken),
    ...(isChecked && { checkedAt: stored.cafe.checkedAt }),
    sources: stored.cafe.sources,
  };
  return { taken, replaced, versionAfter };
}

/**
 * Accepts some of the proposed facts: the cafe, the audit trail and the state change in one transaction.
 * @throws AppError SUGGESTION_NOT_FOUND, SUGGESTION_DECIDED, SUGGESTION_STALE if the cafe was changed since the given version,
 *   CAFE_NOT_FOUND if it was deleted, USER_NOT_FOUND or ALREADY_OWNED for a claim, what `placeProposed` throws
 *   for a photo, or INVALID_REQUEST
 */
export async function acceptSuggestion(
  context: MemberContext,
  { params: { id }, body: acceptance }: { params: { id: number }; body: Acceptance },
): Promise<Suggestion> {
  const { database, catalogue } = context.services;
  const [known] = await database.db.select().from(suggestions).where(eq(suggestions.id, id));
  // A request to a place service would hold the transaction open.
  const position =
    known?.kind === 'new_cafe' && known.state === 'open'
      ? await findPosition(context, known.proposed, acceptance.position)
      : null;
  const applyByKind = async (tx: Tx, row: SuggestionRow): Promise<Partial<Decision>> => {
    if (position) {
      return addSuggestedCafe(tx, context, { row, position, fields: acceptance.fields });
    }
    if (row.kind === 'claim') {
      const { cafeId, userId } = await claimOf(tx, row);
      await setOwner(tx, context, cafeId, { userId, proof: 'admin' });
      return {};
    }
    if (row.kind === 'photo') return placeProposed(tx, context, row);
    return acceptFacts(tx, context, row, acceptance);
  };
  const answer = await answerDecision(context, id, () =>
    database.inTransaction(async (tx) => {
      const row = await lockOpen(tx, id);
      const done = await applyByKind(tx, row);
      const decision = { ...done, state: 'accepted' as const, decisionNote: acceptance.note };
      await notifySenders(tx, context.services, [await writeDecision(tx, context, row, decision)]);
    }),
  );
  if (answer.cafe) await catalogue.refresh({ kind: 'cafe', id: answer.cafe.id });
  return answer;
}
