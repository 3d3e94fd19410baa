import { fieldError } from '../../core/errors.ts';
import {
  clearFailures,
  throttleSignIn,
  failuresOf,
} from '../../auth/throttling/sign-in-throttle.ts';
import type { Context } from '../../http/route.ts';
import { isPassword } from '../../auth/passwords/hash-password.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';

interface Confirmation {
  password: string;
  /** The form field that shows a wrong password. */
  field: string;
  /** Linking is counted separately, because whoever links is not signed in yet. */
  purpose?: 'confirmation' | 'linking';
}

/**
 * Checks the password of an account again. Consecutive failures have to wait, as failed sign-ins do.
 * @throws AppError WRONG_PASSWORD, or RATE_LIMITED during the wait
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
