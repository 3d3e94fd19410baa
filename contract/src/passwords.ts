/** The rules of a new password, without schemas, so that a screen can check them during typing. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 100;
/** From this length on a password counts as a passphrase and needs no mixture of characters. */
export const PASSPHRASE_LENGTH = 15;

const VERY_COMMON: ReadonlySet<string> = new Set([
  'password',
  '123456',
  'qwerty',
  'welcome',
  'admin',
]);

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/** Whether it has at least two of upper case, lower case, numbers and special characters, or is a passphrase. */
export function isMixed(password: string): boolean {
  return (
    password.length >= PASSPHRASE_LENGTH ||
    CLASSES.filter((pattern) => pattern.test(password)).length >= 2
  );
}

/** Passwords of these words are guessed first, with whatever digits and punctuation around them. */
const PRODUCT_WORDS: ReadonlySet<string> = new Set(['cortado', 'boston', 'cortadoboston']);

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** Whether it is one of the most common, one repeated character, or a word of this product. */
export function isVeryCommon(password: string): boolean {
  return (
    VERY_COMMON.has(password.toLowerCase()) ||
    /^(.)\1*$/su.test(password) ||
    PRODUCT_WORDS.has(lettersOf(password))
  );
}

/** What others know about a member. */
export interface PublicFacts {
  username: string;
  email: string;
  name: string;
}

/** Whether a password consists of what others know about its member, with whatever digits and punctuation around it. */
export function isOwnName(password: string, { username, email, name }: PublicFacts): boolean {
  const [mailbox = ''] = email.split('@');
  const [lowered, letters] = [password.toLowerCase(), lettersOf(password)];
  return [username, email, mailbox, name].some(
    (fact) => fact.toLowerCase() === lowered || (letters.length > 2 && lettersOf(fact) === letters),
  );
}

export const STRENGTH_RULES = [
  { name: 'length', holds: (password: string) => password.length >= MIN_PASSWORD_LENGTH },
  { name: 'uppercase', holds: (password: string) => CLASSES[0].test(password) },
  { name: 'lowercase', holds: (password: string) => CLASSES[1].test(password) },
  { name: 'number', holds: (password: string) => CLASSES[2].test(password) },
  { name: 'special', holds: (password: string) => CLASSES[3].test(password) },
] as const;
export type StrengthRule = (typeof STRENGTH_RULES)[number]['name'];

/** The number of the five strength rules that hold, and the first one that does not. */
export function passwordStrength(password: string): {
  score: number;
  missing: StrengthRule | null;
} {
  const missing = STRENGTH_RULES.filter((rule) => !rule.holds(password));
  return { score: STRENGTH_RULES.length - missing.length, missing: missing[0]?.name ?? null };
}
