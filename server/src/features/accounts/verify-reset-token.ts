import type { Context } from '../../http/route.ts';
import { findResetUser } from './find-reset-user.ts';

export async function verifyResetToken(
  context: Context,
  token: string,
): Promise<{ username: string; email: string; message: string }> {
  const { username, email } = await findResetUser(context, token);
  return { username, email, message: 'The reset link is valid.' };
}
