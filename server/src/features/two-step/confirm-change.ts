import type { TwoStepConfirmation } from '@cortado/contract';
import { sessionSince } from '../../auth/sessions/sessions-repository.ts';
import { MINUTE_MS } from '../../core/durations.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { confirmByPasskey } from './confirm-by-passkey.ts';
import { checkCode } from './check-code.ts';

/** How long a sign-in with a provider confirms a change by itself. */
const FRESH_MS = 10 * MINUTE_MS;

/** @throws AppError SIGN_IN_AGAIN if the session began too long ago */
async function requireFreshSession({ services, viewer }: MemberContext): Promise<void> {
  const since = await sessionSince(services.database.db, viewer.sessionId);
  if (!since || services.now().getTime() - since.getTime() > FRESH_MS) {
    throw new AppError('SIGN_IN_AGAIN');
  }
}

/** Takes the second step: what a passkey has signed, or a code. */
async function confirmSecondStep(
  context: MemberContext,
  user: UserRow,
  { code = '', passkey }: TwoStepConfirmation,
): Promise<void> {
  await (passkey ? confirmByPasskey(context, passkey) : checkCode(context, user, code));
}

/**
 * Asks for the password before two-step sign-in is changed. An account without one, whose provider signs it in, takes the
 * second step it has; with neither it must have signed in just now.
 * @throws AppError WRONG_PASSWORD, WRONG_CODE, PASSKEY_REFUSED, SIGN_IN_AGAIN, or RATE_LIMITED
 */
export async function confirmChange(
  context: MemberContext,
  user: UserRow,
  confirmation: TwoStepConfirmation,
): Promise<void> {
  if (user.password === null) {
    if (user.twoStepSince === null) return requireFreshSession(context);
    return confirmSecondStep(context, user, confirmation);
  }
  const { password } = confirmation;
  if (!password) throw fieldError('password', 'INVALID_REQUEST', wordError('passwordToConfirm'));
  await confirmPassword(context, user, { password, field: 'password' });
}

/**
 * As `confirmChange`, and asks for the second step too where the account has a password and a second step. The password goes first, for a
 * code or what a passkey has signed works once.
 */
export async function confirmBothSteps(
  context: MemberContext,
  user: UserRow,
  confirmation: TwoStepConfirmation,
): Promise<void> {
  await confirmChange(context, user, confirmation);
  if (user.password === null || user.twoStepSince === null) return;
  if (!confirmation.code && !confirmation.passkey)
    throw fieldError('code', 'WRONG_CODE', wordError('codeToConfirm'));
  await confirmSecondStep(context, user, confirmation);
}
