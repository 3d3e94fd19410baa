import { hash } from '@node-rs/argon2';

/** Hashes a password with argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
