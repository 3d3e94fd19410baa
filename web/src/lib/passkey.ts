import type { Answer, CallInput } from '@cortado/contract';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Asked = CallInput<'POST /api/login/passkey'>['body']['credential'];
type Made = CallInput<'POST /api/user/passkeys'>['body']['credential'];

/** Has the browser ask for a passkey. */
export async function askPasskey(options: Answer<'POST /api/login/passkey/options'>) {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as unknown as Asked;
}

/** Has the browser create a passkey. */
export async function makePasskey(options: Answer<'POST /api/user/passkeys/options'>) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as unknown as Made;
}
