import { TINTS } from '../lib/cover-for.ts';
import * as styles from './avatar.module.css';

/** The first letters of a name's first and last word; where a word has none, its first sign. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends
    .map((word) => (/[\p{L}\p{N}]/u.exec(word) ?? /./u.exec(word))?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** A tint that is always the same for the same name; the darkest is for covers only. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return TINTS[sum % (TINTS.length - 1)]!;
}

interface AvatarProps {
  name: string;
  size?: 'small' | 'large';
}

/** A name's initials, drawn here: no name is sent to a service. The name is always beside it. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={`${styles.avatar} tint-${tintOf(name)}`} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
