import type { TwoStepConfirmation } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { removeTwoStep, twoStepOf } from '../../auth/two-step/two-step-of.ts';
import { passkeys } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { changeTwoStep } from './change-two-step.ts';
import { confirmChange } from './confirm-change.ts';
import * as texts from './texts.ts';

const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** @throws AppError PASSKEY_NOT_FOUND */
export async function renamePasskey(
  { services, viewer }: MemberContext,
  { id, name }: { id: number; name: string },
): Promise<{ message: string }> {
  const renamed = await services.database.db
    .update(passkeys)
    .set({ name })
    .where(own(viewer.id, id))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
  return { message: texts.passkeyRenamed };
}

/**
 * Removes a passkey. Where it was the last second step, two-step sign-in is off.
 * @throws AppError PASSKEY_NOT_FOUND, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED
 */
export async function removePasskey(
  context: MemberContext,
  { id, ...confirmation }: TwoStepConfirmation & { id: number },
): Promise<{ message: string }> {
  await confirmChange(context, await findCurrentUser(context), confirmation);
  const change = await changeTwoStep(context, async (tx, user) => {
    const removed = await tx.delete(passkeys).where(own(user.id, id)).returning();
    if (removed.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
    const { appSince, passkeys: left } = await twoStepOf(tx, user);
    if (appSince !== null || left.length > 0) return 'passkey removed';
    await removeTwoStep(tx, user.id);
    return 'off';
  });
  return { message: change === 'off' ? texts.switchedOff : texts.passkeyRemoved };
}
