import type { AuditEntry } from '@cortado/contract';
import type { TestMember } from '../../../testing/members.ts';
import type { TestApp } from '../../../testing/product.ts';
import { setOwner } from '../../cafes/set-owner.ts';

/** Makes a member the owner of a cafe, by themselves, as with a code. */
export async function makeOwner(
  { services }: TestApp,
  { user }: TestMember,
  cafeId: number,
): Promise<void> {
  const context = { services, viewer: { id: user.id } } as Parameters<typeof setOwner>[1];
  await services.database.inTransaction((tx) =>
    setOwner(tx, context, cafeId, { userId: user.id, proof: 'code' }),
  );
  services.sessionCache.forget(user.id);
}

/** The activity of a cafe, as an admin sees it. */
export const trailOf = async (admin: TestMember, cafeId: number): Promise<AuditEntry[]> =>
  (await admin.send('GET', `/api/admin/audit?cafeId=${cafeId}`)).json<AuditEntry[]>();
