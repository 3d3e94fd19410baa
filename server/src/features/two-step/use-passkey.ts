import type { PasskeyCredential } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { TakenChallenge } from '../../auth/two-step/passkey-challenges.ts';
import { verifyRequest, type PasskeyRow } from '../../auth/two-step/web-authn.ts';
import { passkeys } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';

/**
 * Checks what a passkey has signed, and notes that it was used.
 * @param taken the challenge: with a member, whose passkey it has to be; without, the passkey has to verify its user
 * @throws AppError PASSKEY_REFUSED
 */
export async function usePasskey(
  { services, client }: Context,
  credential: PasskeyCredential,
  taken: TakenChallenge | null,
): Promise<PasskeyRow> {
  const { database, settings, now } = services;
  const [passkey] = await database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credential.id));
  if (!taken || !passkey || (taken.userId !== null && taken.userId !== passkey.userId)) {
    throw new AppError('PASSKEY_REFUSED');
  }
  // Alone it has to be two factors: the device, and what it has verified its user by.
  const expected = { passkey, isUserVerified: taken.userId === null };
  const { challenge } = taken;
  const counter = await verifyRequest(settings, { credential, challenge }, expected).catch(
    (error: unknown) => {
      client.logSecurityEvent('passkey refused', { userId: passkey.userId });
      throw error;
    },
  );
  await database.db
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(eq(passkeys.id, passkey.id));
  return passkey;
}
