import type { Answer, CallInput } from '@cortado/contract';
import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Credential = CallInput<'POST /api/login/passkey'>['body']['credential'];

/** Has the browser ask for a passkey. */
export async function askPasskey(
  options: Answer<'POST /api/login/passkey/options'>,
): Promise<Credential> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as Credential;
}
