import { pageLimit, type AdminUser, type AdminUserParams } from '@cortado/contract';
import { and, asc, isNotNull } from 'drizzle-orm';
import { contains } from '../../database/contains.ts';
import { users } from '../../database/schema.ts';
import type { ListPage } from '../../http/page-links.ts';
import type { MemberContext } from '../../http/route.ts';

/** Users with a password that match, whether linked to a provider or not; the oldest first. */
export async function listUsers(
  { services }: MemberContext,
  { q, limit, offset = 0 }: AdminUserParams,
): Promise<ListPage<AdminUser>> {
  const { db } = services.database;
  const where = and(isNotNull(users.password), q ? contains(users.searchText, q) : undefined);
  const total = await db.$count(users, where);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.id))
    .limit(pageLimit({ total, limit }))
    .offset(offset);
  return {
    total,
    rows: rows.map(({ id, name, username, email, role, createdAt }) => ({
      id,
      name,
      username,
      email,
      role,
      createdAt: createdAt.toISOString(),
    })),
  };
}
