import { generateSecret, generateURI, verifySync } from 'otplib';

const ISSUER = 'Cortado';
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** A secret of 160 bits for an authenticator app, and the address that a QR code carries. */
export function makeAppSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: username, secret }) };
}

/**
 * The time step of an app's code: the current one, the one before or the one after. Compared in constant time.
 * @returns null if it is no code of these
 */
export function timeStepOf(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
