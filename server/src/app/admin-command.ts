import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { clearFailures, failuresOf } from '../auth/throttling/sign-in-throttle.ts';
import { forgetDevices } from '../auth/sessions/known-devices.ts';
import { endSessionsOf } from '../auth/sessions/sessions-repository.ts';
import { removeTwoStep } from '../auth/two-step/two-step-of.ts';
import { parseSettings } from '../core/settings.ts';
import { prepareFirstAdmin } from './create-first-admin.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import { onExistingDatabase } from './existing-database.ts';
import { findUserByName, setPassword } from '../features/accounts/users-repository.ts';

const USAGE = 'Usage: npm run admin -- create|reset|two-step-off <username>';

/** Creates another admin; the password is printed once. */
async function create(database: Database, username: string): Promise<string> {
  if (await findUserByName(database.db, username)) {
    throw new UserFacingError('There is already an account of that name.');
  }
  const admin = await prepareFirstAdmin(username, undefined);
  await database.inTransaction((tx) => admin.insert(tx));
  return `The admin ${username} has the password ${admin.generatedPassword} (shown once)`;
}

/** @throws UserFacingError if there is none */
async function findAccount(database: Database, username: string) {
  const user = await findUserByName(database.db, username);
  if (!user) throw new UserFacingError('There is no account of that name.');
  return user;
}

/** Sets a new password for an account, and ends its sessions. */
async function reset(database: Database, username: string): Promise<string> {
  const user = await findAccount(database, username);
  const password = randomBytes(15).toString('base64url');
  const hashed = await hashPassword(password);
  await database.inTransaction(async (tx) => {
    await setPassword(tx, user.id, hashed);
    await endSessionsOf(tx, user.id);
    await forgetDevices(tx, user.id);
  });
  await clearFailures({ database }, failuresOf.account(user.id));
  return `${user.username} has the new password ${password} (shown once)`;
}

/** Switches two-step sign-in off for somebody who has lost every second step, and ends their sessions. */
async function switchOffTwoStep(database: Database, username: string): Promise<string> {
  const user = await findAccount(database, username);
  if (user.twoStepSince === null) {
    throw new UserFacingError(`${user.username} has no two-step sign-in.`);
  }
  await database.inTransaction(async (tx) => {
    await removeTwoStep(tx, user.id);
    await endSessionsOf(tx, user.id);
  });
  await clearFailures({ database }, failuresOf.secondStep(user.id));
  return `Two-step sign-in is off for ${user.username}.`;
}

const COMMANDS = { create, reset, 'two-step-off': switchOffTwoStep };

/** @throws UserFacingError for wrong usage or an unusable username */
function readWords([command, username, ...rest]: readonly string[]) {
  const run = COMMANDS[command as keyof typeof COMMANDS];
  if (!Object.hasOwn(COMMANDS, command ?? '') || !username || rest.length > 0) {
    throw new UserFacingError(USAGE);
  }
  if (username.trim().length < 3)
    throw new UserFacingError('A username has at least 3 characters.');
  return { run, username };
}

/**
 * Creates an admin, resets a password, or switches two-step sign-in off.
 * @throws UserFacingError for wrong usage or an unusable username
 */
export async function administer(database: Database, words: readonly string[]): Promise<string> {
  const { run, username } = readWords(words);
  return run(database, username);
}

/**
 * `npm run admin -- create|reset|two-step-off <username>`, also while the server runs.
 * @returns the message to print
 * @throws UserFacingError for wrong usage or an unusable username
 */
export async function runAdminCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  readWords(words);
  return onExistingDatabase(parseSettings(environment), { name: 'admin', words }, (database) =>
    administer(database, words),
  );
}
