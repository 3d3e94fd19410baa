import type { TwoStep, UserRole } from '@cortado/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Settings } from '../../core/settings.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { authenticatorApps, passkeys, recoveryCodes, users } from '../../database/schema.ts';
import { type NewRecoveryCodes, storeRecoveryCodes } from './codes.ts';

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

/**
 * Removes the second steps of an account that were added after a time; with the last one two-step sign-in is off.
 * @returns whether there were any
 */
export async function removeStepsSince(
  tx: Tx,
  { id, twoStepSince }: { id: number; twoStepSince: Date | null },
  after: Date,
): Promise<boolean> {
  if (twoStepSince === null) return false;
  const apps = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, id), gt(authenticatorApps.createdAt, after)))
    .returning({ userId: authenticatorApps.userId });
  const keys = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, id), gt(passkeys.createdAt, after)))
    .returning({ id: passkeys.id });
  if (apps.length + keys.length === 0) return false;
  const isLeft =
    (await findApp(tx, id)) !== null || (await tx.$count(passkeys, eq(passkeys.userId, id))) > 0;
  if (twoStepSince > after || !isLeft) await removeTwoStep(tx, id);
  return true;
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

/** Whether somebody is an admin who has yet to set up the second step that the settings ask admins for. */
export function mustSetUpTwoStep(
  { role, twoStepSince }: { role: UserRole; twoStepSince: Date | null },
  { REQUIRE_TWO_STEP: required }: Settings,
): boolean {
  return required === 'admins' && role === 'admin' && twoStepSince === null;
}
