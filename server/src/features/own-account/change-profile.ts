import type { ProfileChange, User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { presentUser } from '../accounts/present-user.ts';

/** Changes the member's name and bio; fields left out stay. */
export async function changeProfile(
  { services, viewer }: MemberContext,
  { name, bio }: ProfileChange,
): Promise<User> {
  // Without a change the name is written unchanged, because an update needs a value.
  const values = { name: name ?? users.name, ...(bio !== undefined && { bio: bio || null }) };
  const [row] = await services.database.db
    .update(users)
    .set(values as Partial<typeof users.$inferInsert>)
    .where(eq(users.id, viewer.id))
    .returning();
  if (!row) throw new AppError('UNAUTHENTICATED');
  return presentUser(row, services.settings);
}
