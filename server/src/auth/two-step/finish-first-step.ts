import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { lockUser, type UserRow } from '../sessions/lock-user.ts';
import {
  NO_GRANT,
  startSession,
  type ExternalGrant,
  type SignIn,
} from '../sessions/start-session.ts';
import { holdSignIn } from './pending-sign-ins.ts';

interface FirstStep extends SignIn {
  client: SignIn['client'] & {
    logSecurityEvent(event: string, details: Readonly<Record<string, unknown>>): void;
  };
}

interface FirstStepOptions {
  /** What the log says of it. */
  event: string;
  /** Why it is refused if what they proved it by was changed meanwhile, as by a reset of the password. */
  refusal: ErrorCode;
  external?: ExternalGrant;
}

/** What somebody who signs in is compared with. */
const proofOf = (user: UserRow | null) =>
  user && [user.password, user.providerUid, user.twoStepSince?.getTime()].join();

/**
 * Signs in a member who has proved who they are by a password or a provider, unless a second step is to follow. Every
 * such way in leads through here.
 * @param user as it was read for the proof
 * @throws AppError SECOND_STEP_REQUIRED, or the refusal
 */
export async function finishFirstStep(
  signIn: FirstStep,
  user: UserRow,
  reply: FastifyReply,
  { event, refusal, external = NO_GRANT }: FirstStepOptions,
): Promise<void> {
  const { services, client } = signIn;
  const also = async (tx: Tx) => {
    const current = await lockUser(tx, user.id);
    if (proofOf(current) !== proofOf(user)) throw new AppError(refusal);
  };
  if (user.twoStepSince !== null) {
    await holdSignIn(services, { userId: user.id, external, also }, reply);
    client.logSecurityEvent('first step done', { userId: user.id });
    throw new AppError('SECOND_STEP_REQUIRED');
  }
  await startSession(signIn, user.id, reply, { external, also });
  client.logSecurityEvent(event, { userId: user.id });
}
