import type { Context } from '../../http/route.ts';
import { findResetUser } from './find-reset-user.ts';
import * as texts from './texts.ts';

/** @throws AppError RESET_TOKEN_INVALID, or RATE_LIMITED */
export async function verifyResetToken(
  context: Context,
  token: string,
): Promise<{ username: string; email: string; message: string }> {
  const { username, email } = await findResetUser(context, token);
  return { username, email, message: texts.passwordLinkValid };
}
