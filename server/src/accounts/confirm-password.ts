import { AppError } from '../errors.ts';
import { clearFailures, countSignIn } from '../limits/sign-in-wait.ts';
import type { MemberContext } from '../routing/route.ts';
import { isPassword } from './hash-password.ts';
import type { UserRow } from './users-repository.ts';

/**
 * Makes sure that a signed-in member is who they were: guesses count as failed sign-ins do.
 * @throws AppError WRONG_PASSWORD, or RATE_LIMITED while the account waits
 */
export async function confirmPassword(
  { services, client }: MemberContext,
  user: UserRow,
  { password, field }: { password: string; field: string },
): Promise<void> {
  await countSignIn(services, user.username);
  if (!(await isPassword(user.password, password))) {
    client.tell('confirmation failed', { userId: user.id });
    const { message } = new AppError('WRONG_PASSWORD');
    throw new AppError('WRONG_PASSWORD', { fields: { [field]: message } });
  }
  await clearFailures(services, user.username);
}
