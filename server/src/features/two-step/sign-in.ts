import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { UserRow } from '../../auth/sessions/sessions-repository.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import {
  challengeOf,
  requestOptions,
  takeChallenge,
  usePasskey,
} from '../../auth/two-step/passkeys.ts';
import {
  clearPendingCookie,
  findPendingSignIn,
  type PendingSignIn,
  takePendingSignIn,
} from '../../auth/two-step/first-step.ts';
import { AppError } from '../../core/errors.ts';
import { passkeys } from '../../database/schema.ts';
import type { Context, InputOf } from '../../http/route.ts';
import { findUser, presentUser } from '../accounts/users-repository.ts';
import { checkCode } from './confirm-change.ts';

interface Found {
  pending: PendingSignIn;
  user: UserRow;
}

/** @throws AppError SECOND_STEP_EXPIRED if this browser has begun no sign-in, or too long ago */
export async function findPending({ services }: Context, reply: FastifyReply): Promise<Found> {
  const { db } = services.database;
  const pending = await findPendingSignIn(db, services, reply.request);
  const user = pending && (await findUser(db, pending.userId));
  if (!pending || !user) throw new AppError('SECOND_STEP_EXPIRED');
  return { pending, user };
}

/** Gives the sign-in its session. */
async function finishSignIn(
  context: Context,
  { pending, user }: Found,
  reply: FastifyReply,
): Promise<User> {
  const { services, client } = context;
  await startSession(context, user.id, reply, {
    external: pending.external,
    also: (tx) => takePendingSignIn(tx, pending),
  });
  clearPendingCookie(services, reply);
  client.logSecurityEvent('signed in with a second step', { userId: user.id });
  return presentUser(user, services.settings);
}

/** @throws AppError WRONG_CODE, SECOND_STEP_EXPIRED, or RATE_LIMITED */
export async function takeSecondStep(
  context: Context,
  { body: { code }, reply }: InputOf<'takeSecondStep'>,
): Promise<User> {
  const found = await findPending(context, reply);
  await checkCode(context, found.user, code);
  return finishSignIn(context, found, reply);
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
  const userId = isSecondStep ? (await findPending(context, reply)).user.id : null;
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
    const found = await findPending(context, reply);
    if (found.user.id !== passkey.userId) throw new AppError('PASSKEY_REFUSED');
    return finishSignIn(context, found, reply);
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
