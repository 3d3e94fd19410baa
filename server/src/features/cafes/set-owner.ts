import type { AuditEntry, OwnerProof } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { changesSince, refuseChanged, refuseChanges } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';

/** The columns of an ownership. */
export const ownership = {
  ownerId: cafes.ownerId,
  ownedSince: cafes.ownedSince,
  ownerProof: cafes.ownerProof,
};

export const NO_OWNER = { ownerId: null, ownedSince: null, ownerProof: null };

/** A cafe of any status with its owner, locked. @throws AppError CAFE_NOT_FOUND */
async function lockOwned(tx: Tx, cafeId: number) {
  const [cafe] = await tx
    .select({ id: cafes.id, name: cafes.name, ...ownership })
    .from(cafes)
    .where(eq(cafes.id, cafeId))
    .for('update');
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}

/** Locked, so that the role is right whatever else of theirs changes at once. */
async function lockUser(tx: Tx, id: number) {
  const [user] = await tx
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return user;
}

/**
 * Makes a member the owner of a cafe without an owner. Call `catalogue.refresh` after the commit; sessions get the
 * role some milliseconds later, which is soon enough: it grants nothing, because rights of owners depend on the cafe's row.
 * @returns the member's username
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED, or USER_NOT_FOUND
 */
export async function setOwner(
  tx: Tx,
  context: MemberContext,
  cafeId: number,
  { userId, proof }: { userId: number; proof: OwnerProof },
): Promise<string> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  const cafe = await lockOwned(tx, cafeId);
  if (cafe.ownerId !== null) throw new AppError('ALREADY_OWNED');
  await tx
    .update(cafes)
    .set({ ownerId: userId, ownedSince: context.services.now(), ownerProof: proof })
    .where(eq(cafes.id, cafeId));
  if (user.role === 'user') {
    await tx.update(users).set({ role: 'cafe_owner' }).where(eq(users.id, userId));
  }
  const after = { owner: user.username, proof };
  await recordChanges(tx, context, [{ action: 'cafe.owned', subject: cafe, after }]);
  return user.username;
}

/**
 * Ends an ownership, if there is one; a member who owns no other cafe loses the role. Call `catalogue.refresh` after the
 * commit.
 * @returns who was the owner; null if nobody
 * @throws AppError CAFE_NOT_FOUND
 */
export async function removeOwner(
  tx: Tx,
  context: MemberContext,
  cafeId: number,
): Promise<number | null> {
  const [known] = await tx.select(ownership).from(cafes).where(eq(cafes.id, cafeId));
  const user = known?.ownerId ? await lockUser(tx, known.ownerId) : undefined;
  const cafe = await lockOwned(tx, cafeId);
  if (!user || cafe.ownerId !== user.id) return null;
  await tx.update(cafes).set(NO_OWNER).where(eq(cafes.id, cafeId));
  if ((await tx.$count(cafes, eq(cafes.ownerId, user.id))) === 0) {
    await tx
      .update(users)
      .set({ role: 'user' })
      .where(and(eq(users.id, user.id), eq(users.role, 'cafe_owner')));
  }
  const before = { owner: user.username, proof: cafe.ownerProof };
  await recordChanges(tx, context, [{ action: 'cafe.owner_removed', subject: cafe, before }]);
  return user.id;
}

/**
 * Ends an ownership that began with an entry of the audit trail, or right before it.
 * @throws AppError CANNOT_UNDO if it has ended since, or CAFE_NOT_FOUND
 */
export async function takeBackOwner(
  tx: Tx,
  context: MemberContext,
  { cafeId, userId, entryId }: { cafeId: number; userId: number; entryId: number },
): Promise<void> {
  refuseChanges(await changesSince(tx, entryId, { id: cafeId, fields: ['owner'] }));
  if ((await removeOwner(tx, context, cafeId)) !== userId) throw new AppError('CANNOT_UNDO');
}

/**
 * Puts back the owner that an entry removed, or removes the one it added. Call `catalogue.refresh` after the commit.
 * @throws AppError CANNOT_UNDO if that has changed since, CAFE_NOT_FOUND, or USER_NOT_FOUND if the owner's account is gone
 */
export async function putBackOwner(
  tx: Tx,
  context: MemberContext,
  { id, subjectId, before, after }: Pick<AuditEntry, 'id' | 'subjectId' | 'before' | 'after'>,
): Promise<void> {
  const { owner, proof } = (before ?? after) as { owner: string; proof: OwnerProof };
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.username, owner));
  if (!user) throw new AppError('USER_NOT_FOUND');
  const userId = user.id;
  if (after) return takeBackOwner(tx, context, { cafeId: subjectId, userId, entryId: id });
  await refuseChanged(tx, id);
  await setOwner(tx, context, subjectId, { userId, proof });
}
