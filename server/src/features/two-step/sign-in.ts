import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { startSession } from '../../auth/sessions/start-session.ts';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import {
  challengeOf,
  requestOptions,
  takeChallenge,
  usePasskey,
} from '../../auth/two-step/passkeys.ts';
import { findPendingSignIn, finishSecondStep } from '../../auth/two-step/sign-in-steps.ts';
import { AppError } from '../../core/errors.ts';
import { passkeys } from '../../database/schema.ts';
import type { Context, InputOf } from '../../http/route.ts';
import { findUser, presentUser } from '../accounts/users-repository.ts';
import { checkCode } from './confirm-change.ts';

/** @throws AppError WRONG_CODE, SECOND_STEP_EXPIRED, or RATE_LIMITED */
export async function takeSecondStep(
  context: Context,
  { body: { code }, reply }: InputOf<'takeSecondStep'>,
): Promise<User> {
  const { services } = context;
  const pending = await findPendingSignIn(services, reply.request);
  await checkCode(context, pending.user, code);
  await finishSecondStep(context, pending, reply);
  return presentUser(pending.user, services.settings);
}

/** Each writes a row. */
const BY_CLIENT = { name: 'passkey-sign-in', max: 60, windowSeconds: 15 * 60 };

/** @throws AppError SECOND_STEP_EXPIRED, or RATE_LIMITED */
export async function startPasskeySignIn(
  context: Context,
  { body: { isSecondStep }, reply }: InputOf<'startPasskeySignIn'>,
) {
  const { services, client } = context;
  await consumeClientLimit(services, BY_CLIENT, client);
  const userId = isSecondStep ? (await findPendingSignIn(services, reply.request)).user.id : null;
  return requestOptions(services, { purpose: 'sign-in', userId }, reply);
}

/**
 * Signs in with a passkey, which needs no password where it has verified its user; or finishes a sign-in.
 * @throws AppError PASSKEY_REFUSED, or SECOND_STEP_EXPIRED
 */
export async function signInWithPasskey(
  context: Context,
  { body: { credential }, reply }: InputOf<'signInWithPasskey'>,
): Promise<User> {
  const { services, client } = context;
  const challenge = challengeOf(services, reply.request);
  const taken = await takeChallenge(services, 'sign-in', challenge);
  const passkey = await usePasskey(context, credential, taken);
  if (taken?.userId) {
    const pending = await findPendingSignIn(services, reply.request);
    if (pending.user.id !== passkey.userId) throw new AppError('PASSKEY_REFUSED');
    await finishSecondStep(context, pending, reply);
    return presentUser(pending.user, services.settings);
  }
  const user = await findUser(services.database.db, passkey.userId);
  if (!user) throw new AppError('PASSKEY_REFUSED');
  await startSession(context, user.id, reply, {
    also: async (tx) => {
      const isThere = await tx.$count(passkeys, eq(passkeys.id, passkey.id));
      if (!isThere) throw new AppError('PASSKEY_REFUSED');
    },
  });
  client.logSecurityEvent('signed in with a passkey', { userId: user.id });
  return presentUser(user, services.settings);
}
