import type { PasskeyCredential } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import { makeChallenge, takeChallenge } from '../../auth/two-step/passkey-challenges.ts';
import { claimedChallenge, requestOptions } from '../../auth/two-step/web-authn.ts';
import { passkeys } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { usePasskey } from './use-passkey.ts';

/** What a browser asks one of the member's passkeys for. @throws AppError PASSKEY_NOT_FOUND if there is none */
export async function startPasskeyConfirmation({ services, viewer }: MemberContext) {
  const { database, settings } = services;
  const known = await database.db.select().from(passkeys).where(eq(passkeys.userId, viewer.id));
  if (known.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
  const challenge = await makeChallenge(services, { purpose: 'confirm', userId: viewer.id });
  return requestOptions(settings, { challenge, known });
}

/** Takes what a passkey of the member has signed, in place of a code. @throws AppError PASSKEY_REFUSED */
export async function confirmByPasskey(
  context: MemberContext,
  credential: PasskeyCredential,
): Promise<void> {
  const { services, viewer } = context;
  const taken = await takeChallenge(services, 'confirm', claimedChallenge(credential));
  if (taken?.userId !== viewer.id) throw new AppError('PASSKEY_REFUSED');
  await usePasskey(context, credential, taken);
}
