import {
  factRow,
  type CafeFact,
  type CafeFacts,
  type OwnedCafe,
  type OwnerEdit,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { cafes } from '../../database/schema.ts';
import { authoriseOwner } from '../../http/authorise.ts';
import type { MemberContext } from '../../http/route.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { saveSuggestion } from '../suggestions/save-suggestion.ts';
import { listOwnedCafes } from './list-owned-cafes.ts';
import { domainOf } from './website-domain.ts';

/** A website at another domain waits for an admin, or who has proven one domain could lead visitors to any other. */
function isAtOnce(field: CafeFact, facts: CafeFacts, current: CafeFacts): boolean {
  if (field !== 'website') return factRow(field).owner === 'at once';
  const { domain } = domainOf(current.website ?? '');
  return domain === null || domainOf(facts.website ?? '').domain === domain;
}

/**
 * Changes what an owner may change at once; what they may not is put in the admins' queue. Both in one transaction.
 * @throws AppError CAFE_NOT_FOUND, NOT_YOUR_CAFE also if it was taken away meanwhile, STALE_EDIT, or INVALID_REQUEST
 */
export async function editOwnedCafe(
  context: MemberContext,
  { id, version, isChecked, ...given }: OwnerEdit & { id: number },
): Promise<OwnedCafe> {
  const { database, catalogue, now } = context.services;
  await database.inTransaction(async (tx) => {
    const stored = await lockCafe(tx, id);
    authoriseOwner(context.viewer, stored.ownerId);
    if (version !== stored.version) throw new AppError('STALE_EDIT');
    const current = factsOf(stored);
    const facts: CafeFacts = given;
    const changed = differingFields(facts, current);
    const own = pickFacts(
      facts,
      changed.filter((field) => isAtOnce(field, facts, current)),
    );
    const proposed = pickFacts(
      facts,
      changed.filter((field) => !isAtOnce(field, facts, current)),
    );
    await changeFacts(tx, context, stored, { ...own, ...(isChecked && { checkedAt: now() }) });
    if (fieldsOf(proposed).length === 0) return;
    const before = pickFacts(current, fieldsOf(proposed));
    const { name } = stored.cafe;
    const suggestion = {
      kind: 'owner_change' as const,
      cafeId: id,
      name,
      proposed,
      before,
      note: '',
    };
    await saveSuggestion(tx, context, suggestion);
  });
  await catalogue.refresh({ kind: 'cafe', id });
  const [edited] = await listOwnedCafes(context, eq(cafes.id, id));
  // It was taken away right after the change.
  if (!edited) throw new AppError('NOT_YOUR_CAFE');
  return edited;
}
