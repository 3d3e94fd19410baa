import { and, eq, getTableName, isNull, notExists, sql } from 'drizzle-orm';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import { CAFE_REFERENCES } from '../../database/references.ts';
import { auditEntries, cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { added, changesSince, refuseChanges } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { filterKeys } from '../filters/filter-keys.ts';
import { lockCafe, toRecord } from './cafe-record.ts';
import { readCafes } from './catalogue-source.ts';
import * as texts from './texts.ts';

/** Limits how many copies of a large import are in memory at once. */
const CHUNK_SIZE = 1000;

/** Deletes locked cafes, each with a copy in the audit trail by which it can be restored. */
export async function deleteCafes(
  tx: Tx,
  context: MemberContext,
  ids: readonly number[],
): Promise<void> {
  const keys = await filterKeys(tx);
  for (let at = 0; at < ids.length; at += CHUNK_SIZE) {
    const isOfChunk = isAmong(cafes.id, ids.slice(at, at + CHUNK_SIZE));
    const stored = await readCafes(tx, isOfChunk);
    await tx.delete(cafes).where(isOfChunk);
    await recordChanges(
      tx,
      context,
      stored.map((one) => ({
        action: 'cafe.deleted',
        subject: one.cafe,
        before: toRecord(one, keys),
      })),
    );
  }
}

const WORK = CAFE_REFERENCES.filter(({ isWork }) => isWork).map(({ column }) => column);

/** Whether nobody has worked on an imported cafe: the audit trail has nothing of it, and people have added nothing to it. */
export const isUntouched = and(
  isNull(cafes.ownerId),
  notExists(
    sql`(select from ${auditEntries} where ${auditEntries.subjectId} = ${cafes.id}
      and ${auditEntries.action} like 'cafe.%')`,
  ),
  ...WORK.map((column) =>
    notExists(sql`(select from ${column.table} where ${column} = ${cafes.id})`),
  ),
);

/**
 * Deletes the cafe that an entry of the audit trail added. Call `catalogue.refresh` after the commit.
 * @throws AppError CAFE_NOT_FOUND, or CANNOT_UNDO if it has changed since, or people have added something to it
 */
export async function deleteUntouched(
  tx: Tx,
  context: MemberContext,
  { id: entryId, subjectId: id }: { id: number; subjectId: number },
): Promise<void> {
  await lockCafe(tx, id);
  const changes = await changesSince(tx, entryId, { id });
  for (const column of WORK) {
    const isThere = (await tx.$count(column.table, eq(column, id))) > 0;
    if (isThere) changes.push(added([getTableName(column.table)]));
  }
  refuseChanges(changes);
  await deleteCafes(tx, context, [id]);
}

/**
 * Deletes a cafe permanently, with its ratings and favorites. The audit trail keeps a copy of the cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function deleteCafe(context: MemberContext, id: number): Promise<{ message: string }> {
  const { database, catalogue } = context.services;
  await database.inTransaction(async (tx) => {
    await lockCafe(tx, id);
    await deleteCafes(tx, context, [id]);
  });
  await catalogue.refresh({ kind: 'cafe', id });
  context.client.logSecurityEvent('cafe deleted', { cafeId: id, by: context.viewer.id });
  return { message: texts.deleted };
}
