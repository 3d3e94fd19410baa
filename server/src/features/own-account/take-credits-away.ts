import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { auditEntries, photos } from '../../database/schema.ts';

const creditIn = (side: 'before' | 'after') => sql`${auditEntries[side]} ->> 'credit'`;
const withoutCredit = (side: 'before' | 'after') =>
  sql`case when ${creditIn(side)} is null then ${auditEntries[side]}
    else jsonb_set(${auditEntries[side]}, '{credit}', '""') end`;

/** Takes the credit off the photos that a member has uploaded, also in the audit trail. */
export async function takeCreditsAway(tx: Tx, userId: number): Promise<void> {
  const credited = and(eq(photos.uploadedBy, userId), sql`${photos.credit} <> ''`);
  const rows = await tx
    .select({ cafeId: photos.cafeId, credit: photos.credit })
    .from(photos)
    .where(credited);
  if (rows.length === 0) return;
  await tx.update(photos).set({ credit: '' }).where(credited);
  const credits = [...new Set(rows.map(({ credit }) => credit))];
  await tx
    .update(auditEntries)
    .set({ before: withoutCredit('before'), after: withoutCredit('after') })
    .where(
      and(
        inArray(auditEntries.subjectId, [...new Set(rows.map(({ cafeId }) => cafeId))]),
        like(auditEntries.action, 'cafe.photo_%'),
        or(inArray(creditIn('before'), credits), inArray(creditIn('after'), credits)),
      ),
    );
}
