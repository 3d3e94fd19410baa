import type { AdminCafe } from '@cortado/contract';
import { and, eq, getTableName, isNull, notExists, sql } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { isAmong } from '../../database/is-among.ts';
import type { Tx } from '../../database/open.ts';
import { CAFE_REFERENCES } from '../../database/references.ts';
import { auditEntries, cafeFilterOptions, cafes } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { added, changesSince, refuseChanges, refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { filterKeys, lockFilterOptions } from '../filters/filter-keys.ts';
import { getAnyCafe } from './admin-cafes.ts';
import { lockCafe, toRecord, type CafeRecord } from './cafe-record.ts';
import { readCafes } from './catalogue-source.ts';
import { insertCafe } from './change-facts.ts';
import * as texts from './texts.ts';

/** Limits how many copies of cafes are in memory at once. */
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
 * Deletes a cafe permanently, with its ratings and favorites. The audit trail has a copy of the cafe.
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

/**
 * Restores a permanently deleted cafe from its entry in the audit trail: as a draft with a new id and the
 * filters that still exist, without ratings and favorites.
 * @throws AppError DELETED_CAFE_NOT_FOUND if the entry is not of a deleted cafe, ALREADY_RESTORED, or CANNOT_UNDO
 */
export async function restoreCafe(context: MemberContext, entryId: number): Promise<AdminCafe> {
  const { database, catalogue, now } = context.services;
  const id = await database.inTransaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.id, entryId), eq(auditEntries.action, 'cafe.deleted')))
      .for('update');
    // Entries of earlier versions may have no copy of the cafe.
    if (!entry?.before) throw new AppError('DELETED_CAFE_NOT_FOUND');
    refuseLate(entry.createdAt, now());
    const restored = and(
      eq(auditEntries.action, 'cafe.restored'),
      eq(sql`${auditEntries.after} ->> 'restoredFrom'`, String(entryId)),
    );
    if ((await tx.$count(auditEntries, restored)) > 0) throw new AppError('ALREADY_RESTORED');
    const { filters, ...record } = entry.before as CafeRecord;
    // Another import may have inserted the source's cafe again since.
    const values = { ...record, status: 'draft', source: null, sourceId: null } as const;
    const after = { ...values, filters, restoredFrom: entryId };
    const cafeId = await insertCafe(tx, context, values, { action: 'cafe.restored', after });
    const links = [...(await lockFilterOptions(tx))]
      .filter(([, key]) => filters.includes(key))
      .map(([filterOptionId]) => ({ cafeId, filterOptionId }));
    if (links.length > 0) await tx.insert(cafeFilterOptions).values(links);
    return cafeId;
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
