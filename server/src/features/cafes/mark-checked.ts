import type { CafesChecked } from '@cortado/contract';
import { recordChanges } from '../audit/record-changes.ts';
import { isAmong } from '../../database/is-among.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/**
 * Marks cafes as checked now. That is no edit: a form that is open can still be saved. Those that were
 * deleted meanwhile are left out.
 */
export async function markCafesChecked(
  context: MemberContext,
  ids: readonly number[],
): Promise<CafesChecked> {
  const { database, catalogue, now } = context.services;
  const checkedAt = now();
  const found = await database.inTransaction(async (tx) => {
    const rows = await tx
      .select({ id: cafes.id, name: cafes.name, checkedAt: cafes.checkedAt })
      .from(cafes)
      .where(isAmong(cafes.id, ids))
      .orderBy(cafes.id)
      .for('update');
    await tx
      .update(cafes)
      .set({ checkedAt })
      .where(
        isAmong(
          cafes.id,
          rows.map(({ id }) => id),
        ),
      );
    await recordChanges(
      tx,
      context,
      rows.map((subject) => ({
        action: 'cafe.checked',
        subject,
        before: { checkedAt: subject.checkedAt },
        after: { checkedAt },
      })),
    );
    return rows;
  });
  await Promise.all(found.map(({ id }) => catalogue.refresh({ kind: 'cafe', id })));
  return { checked: found.length, checkedAt: checkedAt.toISOString() };
}
