import { randomBytes } from 'node:crypto';
import { newPassword, type PublicFacts } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { UserFacingError } from '../core/user-facing-error.ts';
import { requireUncommon } from '../auth/passwords/common-passwords.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';

/** Why a chosen password cannot be used, by the same rules as for members; null if it can. */
function findRefusal(password: string, member: PublicFacts): string | null {
  const { error } = newPassword.safeParse(password);
  if (error) return error.issues[0]!.message;
  try {
    requireUncommon(password, 'password', member);
    return null;
  } catch (refused) {
    return (refused as Error).message;
  }
}

/** Prepares the first admin of an empty database; the slow hash is computed before any transaction. */
export async function prepareFirstAdmin(
  username: string,
  chosenPassword: string | undefined,
  random: (bytes: number) => Buffer = randomBytes,
) {
  const email = `${encodeURIComponent(username)}@localhost`;
  const values = { username, name: 'Admin', email, role: 'admin' as const };
  const refusal = chosenPassword === undefined ? null : findRefusal(chosenPassword, values);
  const generatedPassword = chosenPassword === undefined ? random(15).toString('base64url') : null;
  const password = await hashPassword(chosenPassword ?? generatedPassword!);
  return {
    username,
    /** To be printed once; null if the password is set in the settings. */
    generatedPassword,
    async insert(tx: Tx): Promise<void> {
      // Checked only on insert: if an admin exists already, the setting is not used.
      if (refusal) throw new UserFacingError(`ADMIN_PASSWORD cannot be used: ${refusal}.`);
      // The operator needs no confirmation mail.
      await tx.insert(users).values({ ...values, password, emailConfirmedAt: sql`now()` });
    },
  };
}
