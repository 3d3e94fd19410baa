import { AppError } from '../../core/errors.ts';
import type { Context } from '../../http/route.ts';
import { hashToken } from '../../auth/sessions/session-token.ts';
import { confirmSubscriber } from './subscribers-repository.ts';
import * as texts from './texts.ts';

/** @throws AppError CONFIRMATION_INVALID */
export async function confirmNewsletter(
  { services: { database, now } }: Context,
  { token }: { token: string },
): Promise<{ message: string }> {
  const confirmation = { tokenHash: hashToken(token), now: now() };
  if (!(await confirmSubscriber(database.db, confirmation))) {
    throw new AppError('CONFIRMATION_INVALID');
  }
  return { message: texts.confirmed };
}
