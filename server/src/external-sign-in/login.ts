import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { presentUser, type UserRow } from '../accounts/present-user.ts';
import type { Tx } from '../database/open.ts';
import { externalSignIns } from '../database/schema.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../routing/route.ts';
import { hashToken } from '../sessions/session-token.ts';
import { startSession } from '../sessions/start-session.ts';
import {
  createExternalUser,
  findAccountOf,
  findExternalUser,
  linkIdentity,
  type Identity,
} from './external-users.ts';
import { clearFlow, readFlow } from './flow-cookie.ts';
import { unseal } from '../sessions/seal.ts';
import { verifyIdToken, type Claims } from './verify-id-token.ts';

type SignIn = typeof externalSignIns.$inferSelect;

/** Uses a sign-in up: of two that try, one gets it. */
async function useUp(tx: Tx, nonce: string): Promise<SignIn> {
  const [signIn] = await tx
    .delete(externalSignIns)
    .where(eq(externalSignIns.nonceHash, hashToken(nonce)))
    .returning();
  if (!signIn) throw new AppError('EXTERNAL_TOKEN_INVALID');
  return signIn;
}

/** An account is linked only by its own password, whatever a provider says of an email. */
async function requirePassword(
  context: Context,
  account: UserRow,
  password: string | undefined,
): Promise<void> {
  if (account.password === null || password === undefined) throw new AppError('ACCOUNT_EXISTS');
  await confirmPassword(context, account, { password, field: 'password', purpose: 'linking' });
}

interface Linked {
  user: UserRow;
  signIn: SignIn;
}

async function resolveUser(
  context: Context,
  {
    identity,
    claims,
    password,
  }: { identity: Identity; claims: Claims; password?: string | undefined },
): Promise<Linked> {
  const { database, now } = context.services;
  const { email, nonce } = claims;
  const account = await database.inTransaction(async (tx) => {
    if ((await findExternalUser(tx, identity)) || email === undefined) return null;
    return findAccountOf(tx, email);
  });
  if (account) await requirePassword(context, account, password);
  return database.inTransaction(async (tx) => {
    const signIn = await useUp(tx, nonce);
    const known = await findExternalUser(tx, identity);
    if (known) return { user: known, signIn };
    if (account) return { user: await linkIdentity(tx, account.id, identity), signIn };
    if (email === undefined) throw new AppError('EXTERNAL_TOKEN_INVALID');
    return { user: await createExternalUser(tx, identity, { claims, email, now: now() }), signIn };
  });
}

/** Exchanges an ID token, which works once and in the browser it was made for, for a session. */
export async function externalLogin(
  context: Context,
  { idToken, password }: { idToken: string; password?: string | undefined },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<User> {
  const { services, client } = context;
  const { settings, now } = services;
  const provider = await services.provider.get();
  const flow = readFlow(settings, request);
  if (!flow) throw new AppError('EXTERNAL_TOKEN_INVALID');
  const claims = await verifyIdToken(provider, idToken, { nonce: flow.nonce, now: now() });
  const identity = { providerId: provider.issuer, providerUid: claims.sub };
  const { user, signIn } = await resolveUser(context, { identity, claims, password });
  const { sealedRefreshToken, externalExpiresAt } = signIn;
  await startSession(context, user.id, reply, {
    external: {
      refreshToken: sealedRefreshToken && unseal(sealedRefreshToken, flow.nonce),
      expiresAt: externalExpiresAt,
    },
  });
  clearFlow(settings, reply);
  client.tell('signed in with a provider', { userId: user.id });
  return presentUser(user);
}
