import { recordChanges } from '../audit/record-changes.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { hasDevTools } from '../../core/settings.ts';
import { hashPassword } from '../../auth/passwords/hash-password.ts';
import { insertUser } from './users-repository.ts';
import * as texts from './texts.ts';

/**
 * Creates a test user with role user; the random password is shown only in this answer.
 * @throws AppError NOT_FOUND without the developer tools
 */
export async function createTestUser(context: MemberContext): Promise<{ message: string }> {
  const { database, settings, random, now } = context.services;
  if (!hasDevTools(settings)) throw new AppError('NOT_FOUND');
  const username = `test-${random(4).toString('hex')}`;
  const password = random(12).toString('base64url');
  const values = {
    username,
    email: `${username}@example.org`,
    name: 'Test User',
    password: await hashPassword(password),
    createdAt: now(),
  };
  await database.inTransaction(async (tx) => {
    const { id } = await insertUser(tx, values);
    const subject = { id, name: username };
    await recordChanges(tx, context, [{ action: 'user.created', subject }]);
  });
  return { message: texts.userTestUser(username, password) };
}
