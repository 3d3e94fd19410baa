import type { Credentials, User } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import type { Executor } from '../../database/open.ts';
import { AppError } from '../../core/errors.ts';
import { consumeClientLimit, refundClientLimit } from '../../auth/throttling/rate-limit.ts';
import {
  clearFailures,
  throttleSignIn,
  failuresOf,
} from '../../auth/throttling/sign-in-throttle.ts';
import type { Context } from '../../http/route.ts';
import { findKnownDevice } from '../../auth/sessions/known-devices.ts';
import { finishFirstStep } from '../../auth/two-step/finish-first-step.ts';
import { isPassword } from '../../auth/passwords/hash-password.ts';
import { presentUser } from './present-user.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { findUserByName } from './users-repository.ts';

const FAILURES_BY_CLIENT = { name: 'failed-sign-in', max: 60, windowSeconds: 15 * 60 };

/** New usernames are stored in NFKC; older ones as they were typed. */
async function findUserAsTyped(db: Executor, username: string): Promise<UserRow | null> {
  const user = await findUserByName(db, username);
  const normalized = username.normalize('NFKC');
  return user || normalized === username ? user : findUserByName(db, normalized);
}

/** The bucket that counts a failure: by account rather than by name, because a name has several spellings. */
function bucketOf({
  row,
  device,
  username,
}: {
  row: UserRow | null;
  device: number | null;
  username: string;
}): string {
  if (device !== null) return failuresOf.device(device);
  return row ? failuresOf.account(row.id) : failuresOf.unknownName(username);
}

/** Signs in with username and password. A wrong password and an unknown name get the same answer in the same time. */
export async function login(
  context: Context,
  { username, password }: Credentials,
  reply: FastifyReply,
): Promise<User> {
  const { services, client } = context;
  const { db } = services.database;
  const row = await findUserAsTyped(db, username);
  // Also queried for an unknown name, so that it takes as long.
  const { request } = reply;
  const device = await findKnownDevice(db, services, { userId: row?.id ?? 0, request });
  if (device === null) await consumeClientLimit(services, FAILURES_BY_CLIENT, client);
  const bucket = bucketOf({ row, device, username });
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
