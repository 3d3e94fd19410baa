import { and, eq } from 'drizzle-orm';
import { userFilterPreferences as table } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

/** Removes a saved filter option; idempotent. */
export async function removePreference(
  { services, viewer }: MemberContext,
  filterOptionId: number,
): Promise<{ message: string }> {
  await services.database.db
    .delete(table)
    .where(and(eq(table.userId, viewer.id), eq(table.filterOptionId, filterOptionId)));
  return { message: texts.removed };
}
