import type { AdminUser } from '@cortado/contract';
import { asc, isNull } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import type { MemberContext } from '../routing/route.ts';

/** Users with an account of this place's own, the oldest first. */
export async function listUsers({ services }: MemberContext): Promise<AdminUser[]> {
  const rows = await services.database.db
    .select()
    .from(users)
    .where(isNull(users.providerId))
    .orderBy(asc(users.id));
  return rows.map(({ id, name, username, email, role, createdAt }) => ({
    id,
    name,
    username,
    email,
    role,
    createdAt: createdAt.toISOString(),
  }));
}
