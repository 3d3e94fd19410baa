import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A new opaque token of 256 bits. */
export function makeToken(random: (bytes: number) => Buffer): string {
  return random(BYTES).toString('base64url');
}

/** The SHA-256 of a token, which is all that is stored of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares secrets in constant time, whatever their lengths. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));

/** Whether a text has the form of a token; nothing else is looked up. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'cortado refresh token', 32));

/** Encrypts a text with a key derived from the secret. @returns base64url of IV, tag and cipher text */
export function seal(text: string, secret: string, random: (bytes: number) => Buffer): string {
  const iv = random(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** @throws if the secret is wrong or the text was changed */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = bytes.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
