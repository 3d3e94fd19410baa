import { and, eq } from 'drizzle-orm';
import {
  endSessionsOf,
  lockMember,
  type UserRow,
} from '../../auth/sessions/sessions-repository.ts';
import {
  challengeOf,
  creationOptions,
  takeChallenge,
  verifyCreation,
} from '../../auth/two-step/passkeys.ts';
import { makeRecoveryCodes, storeRecoveryCodes, timeStepOf } from '../../auth/two-step/codes.ts';
import { removeTwoStep, switchOn, twoStepOf } from '../../auth/two-step/two-step-of.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { uniqueViolation } from '../../database/constraint-violation.ts';
import type { Tx } from '../../database/open.ts';
import { authenticatorApps, passkeys } from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import {
  type TwoStepChange,
  twoStepChangedMail,
} from '../../integrations/mail/messages/account-mails.ts';
import { findCurrentUser, notifyMember } from '../accounts/users-repository.ts';
import { confirmChange } from './confirm-change.ts';
import * as texts from './texts.ts';

/**
 * Changes a member's two-step sign-in, one change at a time, and notifies the member by mail. Where that switches it on or
 * off, all their other sessions end.
 * @param apply does it, and says what it was
 */
export async function changeTwoStep(
  { services, viewer, client }: MemberContext,
  apply: (tx: Tx, user: UserRow) => Promise<TwoStepChange>,
): Promise<TwoStepChange> {
  const { database, mailer, jobs, settings, sessionCache } = services;
  const change = await database.inTransaction(async (tx) => {
    const user = await lockMember(tx, viewer);
    const applied = await apply(tx, user);
    if (applied === 'on' || applied === 'off') {
      await endSessionsOf(tx, user.id, { but: viewer.sessionId });
    }
    const mail = twoStepChangedMail(user, applied, `${settings.APP_URL}/profile?tab=settings`);
    await notifyMember(tx, mailer, { user, mail });
    return applied;
  });
  jobs.notify();
  sessionCache.forget(viewer.id);
  client.logSecurityEvent(`two-step sign-in: ${change}`, { userId: viewer.id });
  return change;
}

/** Adds a second step. The first one switches two-step sign-in on, and recovery codes are made. */
async function addStep(
  context: MemberContext,
  { self, kind }: { self: UserRow; kind: 'app' | 'passkey' },
  insert: (tx: Tx) => Promise<unknown>,
): Promise<{ recoveryCodes: string[] | null }> {
  const { now, random } = context.services;
  const fresh = self.twoStepSince === null ? await makeRecoveryCodes(random, context.client) : null;
  const change = await changeTwoStep(context, async (tx, user) => {
    await insert(tx);
    // If two tabs switch it on at once, the second only adds its step.
    return fresh && (await switchOn(tx, user, { fresh, now: now() })) ? 'on' : kind;
  });
  return { recoveryCodes: change === 'on' ? fresh!.codes : null };
}

/**
 * Adds an authenticator app, in place of the one there is.
 * @throws AppError WRONG_CODE, WRONG_PASSWORD, or RATE_LIMITED
 */
export async function addApp(
  context: MemberContext,
  { body: { secret, appCode, ...confirmation } }: InputOf<'addApp'>,
): Promise<{ recoveryCodes: string[] | null }> {
  const { now } = context.services;
  const lastStep = timeStepOf(secret, appCode.replaceAll(/\s/g, ''), now());
  if (lastStep === null) throw fieldError('appCode', 'WRONG_CODE');
  const self = await findCurrentUser(context);
  await confirmChange(context, self, confirmation);
  const app = { secret, lastStep, createdAt: now() };
  return addStep(context, { self, kind: 'app' }, (tx) =>
    tx
      .insert(authenticatorApps)
      .values({ userId: self.id, ...app })
      .onConflictDoUpdate({ target: authenticatorApps.userId, set: app }),
  );
}

/** @throws AppError TWO_STEP_OFF, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED */
export async function renewRecoveryCodes(
  context: MemberContext,
  { body }: InputOf<'renewRecoveryCodes'>,
): Promise<{ recoveryCodes: string[] }> {
  const { services, client } = context;
  const self = await findCurrentUser(context);
  if (self.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
  await confirmChange(context, self, body);
  const fresh = await makeRecoveryCodes(services.random, client);
  await changeTwoStep(context, async (tx, user) => {
    // It was switched off meanwhile.
    if (user.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
    await storeRecoveryCodes(tx, user.id, fresh);
    return 'recovery codes';
  });
  return { recoveryCodes: fresh.codes };
}

/** @throws AppError TWO_STEP_OFF, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED */
export async function switchOffTwoStep(
  context: MemberContext,
  { body }: InputOf<'switchOffTwoStep'>,
): Promise<{ message: string }> {
  const self = await findCurrentUser(context);
  if (self.twoStepSince === null) throw new AppError('TWO_STEP_OFF');
  await confirmChange(context, self, body);
  await changeTwoStep(context, async (tx, user) => {
    await removeTwoStep(tx, user.id);
    return 'off';
  });
  return { message: texts.switchedOff };
}

/** What a browser makes a passkey with, once the change is confirmed. */
export async function startPasskey(
  context: MemberContext,
  { body, reply }: InputOf<'startPasskey'>,
) {
  const { services } = context;
  const user = await findCurrentUser(context);
  await confirmChange(context, user, body);
  return creationOptions(services, user, reply);
}

/**
 * Adds a passkey.
 * @throws AppError PASSKEY_REFUSED
 */
export async function addPasskey(
  context: MemberContext,
  { body: { name, credential }, reply }: InputOf<'addPasskey'>,
): Promise<{ recoveryCodes: string[] | null }> {
  const { services, viewer } = context;
  const { settings, now } = services;
  // It was made for this member, after the password.
  const taken = await takeChallenge(services, 'add', challengeOf(services, reply.request));
  if (taken?.userId !== viewer.id) throw new AppError('PASSKEY_REFUSED');
  const made = await verifyCreation(settings, credential, taken.challenge);
  const self = await findCurrentUser(context);
  const row = { userId: self.id, name, ...made, createdAt: now() };
  return addStep(context, { self, kind: 'passkey' }, (tx) => tx.insert(passkeys).values(row)).catch(
    (error: unknown) => {
      if (uniqueViolation(error) !== null) throw new AppError('PASSKEY_REFUSED');
      throw error;
    },
  );
}

const own = (userId: number, id: number) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** @throws AppError PASSKEY_NOT_FOUND */
export async function renamePasskey(
  { services, viewer }: MemberContext,
  { params: { id }, body: { name } }: InputOf<'renamePasskey'>,
): Promise<{ message: string }> {
  const renamed = await services.database.db
    .update(passkeys)
    .set({ name })
    .where(own(viewer.id, id))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
  return { message: texts.passkeyRenamed };
}

/**
 * Removes a passkey. Where it was the last second step, two-step sign-in is off.
 * @throws AppError PASSKEY_NOT_FOUND, WRONG_PASSWORD, WRONG_CODE, or RATE_LIMITED
 */
export async function removePasskey(
  context: MemberContext,
  { params: { id }, body }: InputOf<'removePasskey'>,
): Promise<{ message: string }> {
  await confirmChange(context, await findCurrentUser(context), body);
  const change = await changeTwoStep(context, async (tx, user) => {
    const removed = await tx.delete(passkeys).where(own(user.id, id)).returning();
    if (removed.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
    const { appSince, passkeys: left } = await twoStepOf(tx, user);
    if (appSince !== null || left.length > 0) return 'passkey removed';
    await removeTwoStep(tx, user.id);
    return 'off';
  });
  return { message: change === 'off' ? texts.switchedOff : texts.passkeyRemoved };
}
