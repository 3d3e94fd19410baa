import type { TwoStepConfirmation } from '@cortado/contract';
import { fieldError } from '../../core/errors.ts';
import { makeRecoveryCodes } from '../../auth/two-step/recovery-codes.ts';
import { switchOn } from '../../auth/two-step/two-step-of.ts';
import { timeStepOf } from '../../auth/two-step/totp.ts';
import { authenticatorApps } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { changeTwoStep } from './change-two-step.ts';
import { confirmChange } from './confirm-change.ts';

interface AppAddition extends TwoStepConfirmation {
  secret: string;
  appCode: string;
}

/**
 * Adds an authenticator app, in place of the one there is. Where it is the first second step it switches two-step sign-in
 * on, and recovery codes are made.
 * @throws AppError WRONG_CODE, WRONG_PASSWORD, or RATE_LIMITED
 */
export async function addApp(
  context: MemberContext,
  { secret, appCode, ...confirmation }: AppAddition,
): Promise<{ recoveryCodes: string[] | null }> {
  const { services, client } = context;
  const { now, random } = services;
  const lastStep = timeStepOf(secret, appCode.replaceAll(/\s/g, ''), now());
  if (lastStep === null) throw fieldError('appCode', 'WRONG_CODE');
  const self = await findCurrentUser(context);
  await confirmChange(context, self, confirmation);
  const fresh = self.twoStepSince === null ? await makeRecoveryCodes(random, client) : null;
  const change = await changeTwoStep(context, async (tx, user) => {
    const app = { secret, lastStep, createdAt: now() };
    await tx
      .insert(authenticatorApps)
      .values({ userId: user.id, ...app })
      .onConflictDoUpdate({ target: authenticatorApps.userId, set: app });
    // If two tabs switch it on at once, the second only replaces the app.
    return fresh && (await switchOn(tx, user, { fresh, now: now() })) ? 'on' : 'app';
  });
  return { recoveryCodes: change === 'on' ? fresh!.codes : null };
}
