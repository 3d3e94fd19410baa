import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';

/** Whether the provider was linked before the email address was confirmed, perhaps by a stranger. */
export function isLinkDoubtful({ providerId, linkedAt, emailConfirmedAt }: UserRow): boolean {
  if (providerId === null) return false;
  return linkedAt === null || emailConfirmedAt === null || linkedAt < emailConfirmedAt;
}

export async function unlinkProvider(tx: Tx, id: number): Promise<void> {
  await tx
    .update(users)
    .set({ providerId: null, providerUid: null, linkedAt: null })
    .where(eq(users.id, id));
}
