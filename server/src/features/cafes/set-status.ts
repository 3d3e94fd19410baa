import type { AdminCafe, CafeStatus, CafeStatusesChanged } from '@cortado/contract';
import * as contractTexts from '@cortado/contract/texts/admin';
import { sql } from 'drizzle-orm';
import { recordChanges } from '../audit/record-changes.ts';
import { isAmong } from '../../database/is-among.ts';
import { cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { mayHaveStatus, tooShortToPublish } from './publish-rules.ts';

/** Sets the status of many cafes; those whose description is too short to publish are returned as problems. */
export async function setCafeStatuses(
  context: MemberContext,
  { ids, status }: { ids: readonly number[]; status: CafeStatus },
): Promise<CafeStatusesChanged> {
  const { database, catalogue } = context.services;
  const result = await database.inTransaction(async (tx) => {
    const found = await tx
      .select({
        id: cafes.id,
        name: cafes.name,
        status: cafes.status,
        description: cafes.description,
      })
      .from(cafes)
      .where(isAmong(cafes.id, ids))
      .orderBy(cafes.id)
      .for('update');
    const refused = found.filter(({ description }) => !mayHaveStatus(status, description));
    const changing = found.filter(
      (cafe) => cafe.status !== status && mayHaveStatus(status, cafe.description),
    );
    const changingIds = changing.map(({ id }) => id);
    if (changing.length > 0) {
      await tx
        .update(cafes)
        .set({ status, version: sql`${cafes.version} + 1` })
        .where(isAmong(cafes.id, changingIds));
    }
    await recordChanges(
      tx,
      context,
      changing.map((subject) => ({
        action: 'cafe.status',
        subject,
        before: { status: subject.status },
        after: { status },
      })),
    );
    return {
      ids: changingIds,
      changed: changing.length,
      problems: refused.map(({ id, name }) => ({
        id,
        name,
        message: contractTexts.cafeDescriptionShort,
      })),
    };
  });
  await Promise.all(result.ids.map((id) => catalogue.refresh({ kind: 'cafe', id })));
  return { changed: result.changed, problems: result.problems };
}

/**
 * Publishes a cafe, makes it a draft, or archives it; visible from the visitors' next read.
 * @throws AppError CAFE_NOT_FOUND, or INVALID_REQUEST if its description is too short to publish
 */
export async function setCafeStatus(
  context: MemberContext,
  { id, status }: { id: number; status: CafeStatus },
): Promise<AdminCafe> {
  const { problems } = await setCafeStatuses(context, { ids: [id], status });
  if (problems.length > 0) throw tooShortToPublish();
  return getAnyCafe(context, id);
}
