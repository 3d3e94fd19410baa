import type { User } from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { startSession } from '../../auth/sessions/start-session.ts';
import {
  clearPendingCookie,
  findPendingSignIn,
  takePendingSignIn,
  type PendingSignIn,
} from '../../auth/two-step/pending-sign-ins.ts';
import type { Context } from '../../http/route.ts';
import { presentUser } from '../accounts/present-user.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { findUser } from '../accounts/users-repository.ts';
import { checkCode } from './check-code.ts';

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
export async function finishSignIn(
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
  { code }: { code: string },
  reply: FastifyReply,
): Promise<User> {
  const found = await findPending(context, reply);
  await checkCode(context, found.user, code);
  return finishSignIn(context, found, reply);
}
