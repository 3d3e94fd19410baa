import type { User } from '@cortado/contract';
import { mustSetUpTwoStep } from '../../auth/two-step/must-set-up.ts';
import type { Settings } from '../../core/settings.ts';
import type { UserRow } from '../../auth/sessions/lock-user.ts';

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
