import type { TwoStepConfirmation } from '@cortado/contract';
import { sessionSince } from '../../auth/sessions/sessions-repository.ts';
import { MINUTE_MS } from '../../core/durations.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { UserRow } from '../accounts/users-repository.ts';
import { checkCode } from './check-code.ts';
import * as texts from './texts.ts';

/** How long a sign-in with a provider confirms a change by itself. */
const FRESH_MS = 10 * MINUTE_MS;

/** @throws AppError SIGN_IN_AGAIN if the session began too long ago */
async function requireFreshSession({ services, viewer }: MemberContext): Promise<void> {
  const since = await sessionSince(services.database.db, viewer.sessionId);
  if (!since || services.now().getTime() - since.getTime() > FRESH_MS) {
    throw new AppError('SIGN_IN_AGAIN');
  }
}

/**
 * Asks for the password before two-step sign-in is changed. An account without one, whose provider signs it in, gives a
 * code of the second step it has; with neither it must have signed in just now.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN, or RATE_LIMITED
 */
export async function confirmChange(
  context: MemberContext,
  user: UserRow,
  { password, code = '' }: TwoStepConfirmation,
): Promise<void> {
  if (user.password === null) {
    if (user.twoStepSince === null) return requireFreshSession(context);
    return checkCode(context, user, code);
  }
  if (!password) throw fieldError('password', 'INVALID_REQUEST', texts.passwordToConfirm);
  await confirmPassword(context, user, { password, field: 'password' });
}

/**
 * As `confirmChange`, and asks for a code too where the account has a password and a second step. The password goes first, for a
 * code works once.
 */
export async function confirmBothSteps(
  context: MemberContext,
  user: UserRow,
  confirmation: TwoStepConfirmation,
): Promise<void> {
  await confirmChange(context, user, confirmation);
  if (user.password === null || user.twoStepSince === null) return;
  if (!confirmation.code) throw fieldError('code', 'WRONG_CODE', texts.codeToConfirm);
  await checkCode(context, user, confirmation.code);
}
