import type { Answer, CallInput } from '@cortado/contract';
import {
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';

type Credential = CallInput<'POST /api/user/passkeys'>['body']['credential'];

/** Has the browser make a passkey. */
export async function makePasskey(
  options: Answer<'POST /api/user/passkeys/options'>,
): Promise<Credential> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as Credential;
}
