/** The scripts in common use (Unicode's UAX 31), grouped where one language uses several. */
const SCRIPTS = [
  'Latin|Cyrillic|Greek|Armenian|Georgian|Hebrew|Arabic|Thaana|Ethiopic|Khmer|Lao|Thai|Myanmar|Tibetan',
  'Devanagari|Bengali|Gurmukhi|Gujarati|Oriya|Tamil|Telugu|Kannada|Malayalam|Sinhala',
  'Han+Hiragana+Katakana|Han+Hangul|Han+Bopomofo',
]
  .join('|')
  .split('|')
  .map((scripts) => {
    const parts = scripts.split('+').map((script) => `\\p{scx=${script}}`);
    return new RegExp(`^[${parts.join('')}]*$`, 'u');
  });

/** Whether all letters of a name are of one script: mixed scripts can imitate another name, as `\u0430dmin` does. */
export function isOfOneScript(name: string): boolean {
  const letters = name.replaceAll(/[^\p{L}\p{M}]/gu, '');
  return SCRIPTS.some((script) => script.test(letters));
}
