import type { PasskeyCredential, User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import { makeChallenge, takeChallenge } from '../../auth/two-step/passkey-challenges.ts';
import { requestOptions, verifyRequest, type PasskeyRow } from '../../auth/two-step/web-authn.ts';
import { passkeys } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { presentUser } from '../accounts/present-user.ts';
import { findUser } from '../accounts/users-repository.ts';
import { findPending, finishSignIn } from './take-second-step.ts';

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

/** Checks what a passkey has signed, and notes that it was used. */
async function usePasskey(
  { services, client }: Context,
  credential: PasskeyCredential,
  reply: FastifyReply,
): Promise<{ passkey: PasskeyRow; isSecondStep: boolean }> {
  const { database, settings, now } = services;
  const taken = await takeChallenge(services, 'sign-in', reply.request);
  const [passkey] = await database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credential.id));
  const isSecondStep = taken !== null && taken.userId !== null;
  if (!taken || !passkey || (isSecondStep && taken.userId !== passkey.userId)) {
    throw new AppError('PASSKEY_REFUSED');
  }
  // Alone it has to be two factors: the device, and what it has verified its user by.
  const expected = { passkey, isUserVerified: !isSecondStep };
  const { challenge } = taken;
  const counter = await verifyRequest(settings, { credential, challenge }, expected).catch(
    (error: unknown) => {
      client.logSecurityEvent('passkey refused', { userId: passkey.userId });
      throw error;
    },
  );
  await database.db
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(eq(passkeys.id, passkey.id));
  return { passkey, isSecondStep };
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
  const { passkey, isSecondStep } = await usePasskey(context, credential, reply);
  if (isSecondStep) {
    const found = await findPending(context, reply);
    if (found.user.id !== passkey.userId) throw new AppError('PASSKEY_REFUSED');
    return finishSignIn(context, found, reply);
  }
  const user = await findUser(services.database.db, passkey.userId);
  if (!user) throw new AppError('PASSKEY_REFUSED');
  await startSession(context, user.id, reply);
  client.logSecurityEvent('signed in with a passkey', { userId: user.id });
  return presentUser(user, services.settings);
}
