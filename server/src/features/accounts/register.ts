import type { Registration, User } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import { consumeClientLimit } from '../../auth/throttling/rate-limit.ts';
import type { Context } from '../../http/route.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import { requireUncommon } from '../../auth/passwords/common-passwords.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { presentUser } from './present-user.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { asTaken, insertUser } from './users-repository.ts';

const BY_CLIENT = { name: 'register', max: 30, windowSeconds: 3600 };

/** Creates an account, mails a link that confirms its email address, and signs in. */
export async function register(
  context: Context,
  { password, bio, ...profile }: Registration,
  reply: FastifyReply,
): Promise<User> {
  const { services, client } = context;
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
    .catch((error: unknown) => {
      throw asTaken(error);
    });
  await startSession(context, row.id, reply);
  jobs.notify();
  client.logSecurityEvent('registered', { userId: row.id });
  return presentUser(row, services.settings);
}
