import type { Registration, User } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import { brokenUnique } from '../database/broken-constraint.ts';
import { AppError } from '../errors.ts';
import { countTry } from '../limits/rate-limit.ts';
import type { Context } from '../routing/route.ts';
import { startSession } from '../sessions/start-session.ts';
import { requireUncommon } from './common-passwords.ts';
import { hashPassword } from './hash-password.ts';
import { presentUser } from './present-user.ts';
import { insertUser } from './users-repository.ts';

const BY_ADDRESS = { name: 'register', most: 30, windowSeconds: 3600 };

function taken(code: 'USERNAME_TAKEN' | 'EMAIL_TAKEN', field: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { fields: { [field]: error.message } });
}

/** Says which one is taken; any other failure is ours. */
function asTaken(error: unknown): unknown {
  const constraint = brokenUnique(error);
  if (constraint === 'users_username_key') return taken('USERNAME_TAKEN', 'username');
  if (constraint === 'users_email_key') return taken('EMAIL_TAKEN', 'email');
  return error;
}

/** Makes an account and signs it in. */
export async function register(
  context: Context,
  { password, bio, ...given }: Registration,
  reply: FastifyReply,
): Promise<User> {
  const { services, client } = context;
  requireUncommon(password, 'password');
  await countTry(services, BY_ADDRESS, client.ip);
  const hashed = await hashPassword(password);
  const values = { ...given, bio: bio || null, password: hashed, createdAt: services.now() };
  const row = await insertUser(services.database.db, values).catch((error: unknown) => {
    throw asTaken(error);
  });
  await startSession(context, row.id, reply);
  client.tell('registered', { userId: row.id });
  return presentUser(row);
}
