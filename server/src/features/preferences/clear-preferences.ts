import { eq } from 'drizzle-orm';
import { userFilterPreferences as table } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import * as texts from './texts.ts';

export async function clearPreferences({
  services,
  viewer,
}: MemberContext): Promise<{ message: string }> {
  await services.database.db.delete(table).where(eq(table.userId, viewer.id));
  return { message: texts.allRemoved };
}
