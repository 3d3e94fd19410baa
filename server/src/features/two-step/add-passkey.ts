import type { PasskeyCredential, TwoStepConfirmation } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../core/errors.ts';
import {
  challengeOf,
  makeChallenge,
  takeChallenge,
} from '../../auth/two-step/passkey-challenges.ts';
import { makeRecoveryCodes } from '../../auth/two-step/recovery-codes.ts';
import { switchOn } from '../../auth/two-step/two-step-of.ts';
import { creationOptions, verifyCreation } from '../../auth/two-step/web-authn.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import { passkeys } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { changeTwoStep } from './change-two-step.ts';
import { confirmChange } from './confirm-change.ts';

/** What a browser makes a passkey with, once the change is confirmed. */
export async function startPasskey(
  context: MemberContext,
  confirmation: TwoStepConfirmation,
  reply: FastifyReply,
) {
  const { services } = context;
  const user = await findCurrentUser(context);
  await confirmChange(context, user, confirmation);
  const known = await services.database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  const challenge = await makeChallenge(services, { purpose: 'add', userId: user.id }, reply);
  return creationOptions(services.settings, user, { challenge, known });
}

/**
 * Adds a passkey. Where it is the first second step it switches two-step sign-in on, and recovery codes are made.
 * @throws AppError PASSKEY_REFUSED
 */
export async function addPasskey(
  context: MemberContext,
  { name, credential }: { name: string; credential: PasskeyCredential },
  reply: FastifyReply,
): Promise<{ recoveryCodes: string[] | null }> {
  const { services, viewer, client } = context;
  const { settings, now, random } = services;
  // It was made for this member, after the password.
  const taken = await takeChallenge(services, 'add', challengeOf(services, reply.request));
  if (taken?.userId !== viewer.id) throw new AppError('PASSKEY_REFUSED');
  const made = await verifyCreation(settings, credential, taken.challenge);
  const self = await findCurrentUser(context);
  const fresh = self.twoStepSince === null ? await makeRecoveryCodes(random, client) : null;
  const change = await changeTwoStep(context, async (tx, user) => {
    await tx.insert(passkeys).values({ userId: user.id, name, ...made, createdAt: now() });
    return fresh && (await switchOn(tx, user, { fresh, now: now() })) ? 'on' : 'passkey';
  }).catch((error: unknown) => {
    if (uniqueViolation(error) !== null) throw new AppError('PASSKEY_REFUSED');
    throw error;
  });
  return { recoveryCodes: change === 'on' ? fresh!.codes : null };
}
