import type { User } from '@cortado/contract';
import type { UserRow } from '../../auth/sessions/lock-user.ts';
import { mustSetUpTwoStep } from '../../auth/two-step/must-set-up.ts';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import type { MemberContext } from '../../http/route.ts';
import { findUser } from './users-repository.ts';

/**
 * The row of the signed-in member.
 * @throws AppError UNAUTHENTICATED if it has just been deleted
 */
export async function findCurrentUser({ services, viewer }: MemberContext): Promise<UserRow> {
  const row = await findUser(services.database.db, viewer.id);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

/** A member as they see themselves: no hash and no token. */
export function presentUser(row: UserRow, settings: Settings): User {
  const { id, username, email, name, bio, role, createdAt, providerId, photoUrl } = row;
  return {
    id,
    username,
    email,
    name,
    bio,
    role,
    createdAt: createdAt.toISOString(),
    providerId,
    linkedAt: row.linkedAt?.toISOString() ?? null,
    hasPassword: row.password !== null,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    newEmail:
      row.newEmail && row.newEmailExpiresAt
        ? { address: row.newEmail, until: row.newEmailExpiresAt.toISOString() }
        : null,
    photoUrl,
    hasTwoStep: row.twoStepSince !== null,
    mustSetUpTwoStep: mustSetUpTwoStep(row, settings),
  };
}

export async function getUser(context: MemberContext): Promise<User> {
  return presentUser(await findCurrentUser(context), context.services.settings);
}
