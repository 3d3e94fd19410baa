import type { PasskeyCredential, User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import {
  challengeOf,
  makeChallenge,
  takeChallenge,
} from '../../auth/two-step/passkey-challenges.ts';
import { requestOptions } from '../../auth/two-step/web-authn.ts';
import { passkeys } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { presentUser } from '../accounts/present-user.ts';
import { findUser } from '../accounts/users-repository.ts';
import { findPending, finishSignIn } from './take-second-step.ts';
import { usePasskey } from './use-passkey.ts';

/** Each writes a row. */
const BY_CLIENT = { name: 'passkey-sign-in', max: 60, windowSeconds: 15 * 60 };

/** @throws AppError SECOND_STEP_EXPIRED, or RATE_LIMITED */
export async function startPasskeySignIn(
  context: Context,
  { isSecondStep }: { isSecondStep: boolean },
  reply: FastifyReply,
) {
  const { services, client } = context;
  await consumeClientLimit(services, BY_CLIENT, client);
  const userId = isSecondStep ? (await findPending(context, reply)).user.id : null;
  const known =
    userId === null
      ? null
      : await services.database.db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const challenge = await makeChallenge(services, { purpose: 'sign-in', userId }, reply);
  return requestOptions(services.settings, { challenge, known });
}

/**
 * Signs in with a passkey, which needs no password where it has verified its user; or finishes a sign-in.
 * @throws AppError PASSKEY_REFUSED, or SECOND_STEP_EXPIRED
 */
export async function signInWithPasskey(
  context: Context,
  { credential }: { credential: PasskeyCredential },
  reply: FastifyReply,
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
