import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
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
  external?: ExternalGrant;
}

/**
 * Signs in a member who has proved who they are by a password or a provider, unless a second step is to follow. Every
 * such way in leads through here.
 * @throws AppError SECOND_STEP_REQUIRED
 */
export async function finishFirstStep(
  signIn: FirstStep,
  { id: userId, twoStepSince }: { id: number; twoStepSince: Date | null },
  reply: FastifyReply,
  { event, external = NO_GRANT }: FirstStepOptions,
): Promise<void> {
  const { services, client } = signIn;
  if (twoStepSince !== null) {
    await holdSignIn(services, { userId, external }, reply);
    client.logSecurityEvent('first step done', { userId });
    throw new AppError('SECOND_STEP_REQUIRED');
  }
  await startSession(signIn, userId, reply, { external });
  client.logSecurityEvent(event, { userId });
}
