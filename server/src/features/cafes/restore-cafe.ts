import type { AdminCafe } from '@cortado/contract';
import { and, eq, sql } from 'drizzle-orm';
import { refuseLate } from '../audit/changed-since.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { auditEntries, cafeFilterOptions, cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { lockFilterOptions } from '../filters/filter-keys.ts';
import type { CafeRecord } from './cafe-record.ts';

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
    // Entries of cafes that a suggestion was undone for had no copy of the cafe once.
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
    const [row] = await tx
      .insert(cafes)
      .values({ ...values, createdAt: now() })
      .returning({ id: cafes.id });
    const subject = { id: row!.id, name: record.name };
    const filterSet = new Set(filters);
    const links = [...(await lockFilterOptions(tx))]
      .filter(([, key]) => filterSet.has(key))
      .map(([filterOptionId]) => ({ cafeId: subject.id, filterOptionId }));
    if (links.length > 0) await tx.insert(cafeFilterOptions).values(links);
    await recordChanges(tx, context, [
      { action: 'cafe.restored', subject, after: { ...values, filters, restoredFrom: entryId } },
    ]);
    return subject.id;
  });
  await catalogue.refresh({ kind: 'cafe', id });
  return getAnyCafe(context, id);
}
