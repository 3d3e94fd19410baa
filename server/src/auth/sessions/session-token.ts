import { createHash } from 'node:crypto';

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

/** Whether a text has the form of a token; nothing else is looked up. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}
