import type { TwoStepConfirmation } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from '../../auth/two-step/recovery-codes.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { changeTwoStep } from './change-two-step.ts';
import { confirmChange } from './confirm-change.ts';

/** @throws AppError TWO_STEP_OFF, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED */
export async function renewRecoveryCodes(
  context: MemberContext,
  confirmation: TwoStepConfirmation,
): Promise<{ recoveryCodes: string[] }> {
  const { services, client } = context;
  const self = await findCurrentUser(context);
  if (self.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
  await confirmChange(context, self, confirmation);
  const fresh = await makeRecoveryCodes(services.random, client);
  await changeTwoStep(context, async (tx, user) => {
    // It was switched off meanwhile.
    if (user.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
    await storeRecoveryCodes(tx, user.id, fresh);
    return 'recovery codes';
  });
  return { recoveryCodes: fresh.codes };
}
