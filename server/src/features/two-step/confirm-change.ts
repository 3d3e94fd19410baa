import type { TwoStepConfirmation } from '@cortado/contract';
import { fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { UserRow } from '../accounts/users-repository.ts';
import { checkCode } from './check-code.ts';
import * as texts from './texts.ts';

/**
 * Asks for the password before two-step sign-in is changed. An account without one, whose provider signs it in, gives a
 * code of the second step it has.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED
 */
export async function confirmChange(
  context: MemberContext,
  user: UserRow,
  { password, code = '' }: TwoStepConfirmation,
): Promise<void> {
  if (user.password === null) {
    if (user.twoStepSince !== null) await checkCode(context, user, code);
    return;
  }
  if (!password) throw fieldError('password', 'INVALID_REQUEST', texts.passwordToConfirm);
  await confirmPassword(context, user, { password, field: 'password' });
}
