import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/open.ts';
import { users } from '../database/schema.ts';
import { hashPassword } from './hash-password.ts';

export interface FirstAdmin {
  username: string;
  /** To be printed once; null where it came from the settings. */
  generatedPassword: string | null;
  insert(tx: Tx): Promise<void>;
}

/** Prepares the first admin of an empty database; the slow hash is made before any transaction. */
export async function prepareFirstAdmin(
  username: string,
  chosenPassword: string | undefined,
  random: (bytes: number) => Buffer = randomBytes,
): Promise<FirstAdmin> {
  const generatedPassword = chosenPassword === undefined ? random(15).toString('base64url') : null;
  const password = await hashPassword(chosenPassword ?? generatedPassword!);
  return {
    username,
    generatedPassword,
    async insert(tx) {
      await tx.insert(users).values({
        username,
        password,
        name: 'Admin',
        email: `${encodeURIComponent(username)}@localhost`,
        role: 'admin',
        // Whoever sets this place up needs no mail to itself.
        emailConfirmedAt: sql`now()`,
      });
    },
  };
}
