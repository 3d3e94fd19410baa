import type { Credentials, User } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import { countTry, uncountTry } from '../limits/rate-limit.ts';
import { clearFailures, countSignIn } from '../limits/sign-in-wait.ts';
import type { Context } from '../routing/route.ts';
import { startSession } from '../sessions/start-session.ts';
import { isPassword } from './hash-password.ts';
import { presentUser } from './present-user.ts';
import { findUserByName } from './users-repository.ts';

const FAILURES_BY_ADDRESS = { name: 'failed-sign-in', most: 60, windowSeconds: 15 * 60 };

/** Signs in with username and password. A wrong one and an unknown one are told alike and take as long. */
export async function login(
  context: Context,
  { username, password }: Credentials,
  reply: FastifyReply,
): Promise<User> {
  const { services, client } = context;
  await countTry(services, FAILURES_BY_ADDRESS, client.ip);
  await countSignIn(services, username);
  const row = await findUserByName(services.database.db, username);
  const isRight = await isPassword(row?.password ?? null, password);
  if (!row || !isRight) {
    client.tell('sign-in failed', { userId: row?.id ?? null });
    throw new AppError('WRONG_CREDENTIALS');
  }
  await uncountTry(services, FAILURES_BY_ADDRESS, client.ip);
  await clearFailures(services, username);
  await startSession(context, row.id, reply);
  client.tell('signed in', { userId: row.id });
  return presentUser(row);
}
