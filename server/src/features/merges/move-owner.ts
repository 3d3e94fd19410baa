import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { cafes, users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { NO_OWNER, ownership } from '../cafes/set-owner.ts';

/**
 * Moves who looks after a locked cafe to another locked one that nobody looks after. They own as many cafes as before, so their
 * role stays.
 * @param only if it is this member
 * @returns who has moved; null if nobody
 */
export async function moveOwner(
  tx: Tx,
  context: MemberContext,
  { from, to }: { from: number; to: number },
  only?: number,
): Promise<number | null> {
  const read = async (id: number) => {
    const [row] = await tx
      .select({
        subject: { id: cafes.id, name: cafes.name },
        owned: ownership,
        user: users.username,
      })
      .from(cafes)
      .leftJoin(users, eq(users.id, cafes.ownerId))
      .where(eq(cafes.id, id));
    return row!;
  };
  const [left, right] = [await read(from), await read(to)];
  const { ownerId, ownerProof: proof } = left.owned;
  if (ownerId === null || right.owned.ownerId !== null) return null;
  if (only !== undefined && ownerId !== only) return null;
  await tx.update(cafes).set(NO_OWNER).where(eq(cafes.id, from));
  await tx.update(cafes).set(left.owned).where(eq(cafes.id, to));
  const auditFields = { owner: left.user, proof };
  await recordChanges(tx, context, [
    { action: 'cafe.owner_removed', subject: left.subject, before: auditFields },
    { action: 'cafe.owned', subject: right.subject, after: auditFields },
  ]);
  return ownerId;
}
