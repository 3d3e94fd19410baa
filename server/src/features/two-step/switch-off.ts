import type { TwoStepConfirmation } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import { removeTwoStep } from '../../auth/two-step/two-step-of.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { changeTwoStep } from './change-two-step.ts';
import { confirmChange } from './confirm-change.ts';
import * as texts from './texts.ts';

/** @throws AppError TWO_STEP_OFF, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED */
export async function switchOffTwoStep(
  context: MemberContext,
  confirmation: TwoStepConfirmation,
): Promise<{ message: string }> {
  const self = await findCurrentUser(context);
  if (self.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
  await confirmChange(context, self, confirmation);
  await changeTwoStep(context, async (tx, user) => {
    await removeTwoStep(tx, user.id);
    return 'off';
  });
  return { message: texts.switchedOff };
}
