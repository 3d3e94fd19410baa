import type { TwoStep } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { storeRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { authenticatorApps, passkeys, recoveryCodes, users } from '../../database/schema.ts';

export async function findApp(db: Executor, userId: number) {
  const [app] = await db
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  return app ?? null;
}

/** A member's two-step sign-in, without secrets. */
export async function twoStepOf(
  db: Executor,
  { id, twoStepSince }: { id: number; twoStepSince: Date | null },
): Promise<TwoStep> {
  const app = await findApp(db, id);
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(passkeys.id);
  return {
    since: twoStepSince?.toISOString() ?? null,
    appSince: app?.createdAt.toISOString() ?? null,
    recoveryCodesLeft: await db.$count(recoveryCodes, eq(recoveryCodes.userId, id)),
    passkeys: own.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** Removes all second steps of an account: from then on it signs in with one. */
export async function removeTwoStep(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ twoStepSince: null }).where(eq(users.id, userId));
  await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Switches two-step sign-in on, unless it is. @returns whether it was off */
export async function switchOn(
  tx: Tx,
  { id, twoStepSince }: { id: number; twoStepSince: Date | null },
  { fresh, now }: { fresh: NewRecoveryCodes; now: Date },
): Promise<boolean> {
  if (twoStepSince !== null) return false;
  await tx.update(users).set({ twoStepSince: now }).where(eq(users.id, id));
  await storeRecoveryCodes(tx, id, fresh);
  return true;
}
