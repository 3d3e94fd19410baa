import { fieldError } from '../../core/errors.ts';
import {
  clearFailures,
  throttleSignIn,
  failuresOf,
} from '../../auth/throttling/sign-in-throttle.ts';
import type { Context } from '../../http/route.ts';
import { isPassword } from '../../auth/passwords/hash-password.ts';
import type { UserRow } from './users-repository.ts';

interface Confirmation {
  password: string;
  /** Where the form shows a wrong one. */
  field: string;
  /** Linking is not counted with what a signed-in member confirms: who links has yet to sign in. */
  purpose?: 'confirmation' | 'linking';
}

/**
 * Makes sure that somebody is who they were: wrong ones in a row make it wait, as failed sign-ins do.
 * @throws AppError WRONG_PASSWORD, or RATE_LIMITED while it waits
 */
export async function confirmPassword(
  { services, client }: Context,
  user: UserRow,
  { password, field, purpose = 'confirmation' }: Confirmation,
): Promise<void> {
  const bucket = failuresOf[purpose](user.id);
  await throttleSignIn(services, bucket);
  if (!(await isPassword(user.password, password, client))) {
    client.logSecurityEvent(`${purpose} failed`, { userId: user.id });
    throw fieldError(field, 'WRONG_PASSWORD');
  }
  await clearFailures(services, bucket);
}
