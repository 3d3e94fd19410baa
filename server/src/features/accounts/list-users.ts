import type { AdminUser } from '@cortado/contract';
import { asc, isNotNull } from 'drizzle-orm';
import { users } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';

/** Users with a password, whether linked to a provider or not; the oldest first. */
export async function listUsers({ services }: MemberContext): Promise<AdminUser[]> {
  const rows = await services.database.db
    .select()
    .from(users)
    .where(isNotNull(users.password))
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
