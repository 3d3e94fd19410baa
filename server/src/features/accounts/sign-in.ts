import type { Session, User } from '@cortado/contract';
import { desc, eq } from 'drizzle-orm';
import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { hashPassword, isPassword } from '../../auth/passwords/hash-password.ts';
import {
  endSession,
  endSessionsOf,
  type UserRow,
} from '../../auth/sessions/sessions-repository.ts';
import { isOver } from '../../auth/sessions/session-cache.ts';
import { findKnownDevice } from '../../auth/sessions/known-devices.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import {
  clearFailures,
  failuresOf,
  throttleSignIn,
} from '../../auth/throttling/sign-in-throttle.ts';
import { finishFirstStep } from '../../auth/two-step/sign-in-steps.ts';
import { AppError } from '../../core/errors.ts';
import type { Executor } from '../../database/open.ts';
import { sessions } from '../../database/schema.ts';
import type { Context, InputOf, MemberContext } from '../../http/route.ts';
import { mailConfirmation } from './confirm-email.ts';
import { throwAsTaken, findUserByName, insertUser, presentUser } from './users-repository.ts';
import * as texts from './texts.ts';

const BY_CLIENT = { name: 'register', max: 30, windowSeconds: 3600 };

/** Creates an account, mails a link that confirms its email address, and signs in. */
export async function register(
  context: Context,
  { body, reply }: InputOf<'register'>,
): Promise<User> {
  const { services, client } = context;
  const { password, bio, ...profile } = body;
  requireUncommon(password, 'password');
  await consumeClientLimit(services, BY_CLIENT, client);
  const hashed = await hashPassword(password, client);
  const values = { ...profile, bio: bio || null, password: hashed, createdAt: services.now() };
  const { database, jobs } = services;
  const row = await database
    .inTransaction(async (tx) => {
      const user = await insertUser(tx, values);
      await mailConfirmation(tx, services, user);
      return user;
    })
    .catch(throwAsTaken);
  await startSession(context, row.id, reply);
  jobs.notify();
  client.logSecurityEvent('registered', { userId: row.id });
  return presentUser(row, services.settings);
}

const FAILURES_BY_CLIENT = { name: 'failed-sign-in', max: 60, windowSeconds: 15 * 60 };

/** New usernames are stored in NFKC; older ones as they were typed. */
async function findUserAsTyped(db: Executor, username: string): Promise<UserRow | null> {
  const user = await findUserByName(db, username);
  const normalized = username.normalize('NFKC');
  return user || normalized === username ? user : findUserByName(db, normalized);
}

/** Signs in with username and password. A wrong password and an unknown name get the same answer in the same time. */
export async function login(
  context: Context,
  { body: { username, password }, reply }: InputOf<'login'>,
): Promise<User> {
  const { services, client } = context;
  const { db } = services.database;
  const row = await findUserAsTyped(db, username);
  // Also queried for an unknown name, so that it takes as long.
  const { request } = reply;
  const device = await findKnownDevice(db, services, { userId: row?.id ?? 0, request });
  if (device === null) await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  // By account rather than by name, because a name has several spellings.
  const ofAccount = row ? failuresOf.account(row.id) : failuresOf.unknownName(username);
  const bucket = device === null ? ofAccount : failuresOf.device(device);
  await throttleSignIn(services, bucket);
  const isRight = await isPassword(row?.password ?? null, password, client);
  if (!row || !isRight) {
    client.logSecurityEvent('sign-in failed', { userId: row?.id ?? null });
    throw new AppError('WRONG_CREDENTIALS');
  }
  if (device === null) await refundClientLimit(services, FAILURES_BY_CLIENT, client);
  await clearFailures(services, bucket);
  await finishFirstStep(context, row, reply, {
    event: 'signed in',
    refusal: 'WRONG_CREDENTIALS',
  });
  return presentUser(row, services.settings);
}

/** Ends the session, if there is one. */
export async function logout({ services, viewer, client }: Context): Promise<{ message: string }> {
  if (viewer) {
    await endSession(services.database.db, viewer.sessionId);
    services.sessionCache.forget(viewer.id);
    client.logSecurityEvent('signed out', { userId: viewer.id });
  }
  return { message: texts.accountLoggedOut };
}

/** The member's sessions that have not expired, the last used first. */
export async function listSessions({ services, viewer }: MemberContext): Promise<Session[]> {
  const rows = await services.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, viewer.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  const now = services.now();
  return rows
    .filter((row) => !isOver(viewer.role, row, now))
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === viewer.sessionId,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}

/** Ends the member's sessions but this one. */
export async function endOtherSessions({
  services,
  viewer,
  client,
}: MemberContext): Promise<{ message: string }> {
  await endSessionsOf(services.database.db, viewer.id, { but: viewer.sessionId });
  services.sessionCache.forget(viewer.id);
  client.logSecurityEvent('signed out elsewhere', { userId: viewer.id });
  return { message: texts.othersEnded };
}
