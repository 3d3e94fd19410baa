/** What people type for words of the directory. Both sides are folded tokens, separated by a space. */
const SYNONYMS: readonly (readonly [typed: string, meant: string])[] = [
  ['v60', 'pour over'],
  ['pourover', 'pour over'],
  ['filter', 'pour over'],
  ['hario', 'pour over'],
  ['wi fi', 'wifi'],
  ['internet', 'wifi'],
  ['wlan', 'wifi'],
  ['beans', 'sells beans'],
  ['coldbrew', 'cold brew'],
  ['frenchpress', 'french press'],
  ['aero press', 'aeropress'],
  ['syphon', 'siphon'],
  ['outlet', 'power'],
  ['outlets', 'power'],
  ['plug', 'power'],
  ['plugs', 'power'],
  ['jp', 'jamaica plain'],
  ['southie', 'south boston'],
  ['eastie', 'east boston'],
];

/** The most tokens on the typed side. */
const MAX_LENGTH = 2;
const synonymsOf = new Map<string, string[][]>();
for (const [typed, words] of SYNONYMS) {
  synonymsOf.set(typed, [...(synonymsOf.get(typed) ?? []), words.split(' ')]);
}

/** What else a typed text means. @param typed folded words with a space between two */
export const meantBy = (typed: string): readonly string[] =>
  (synonymsOf.get(typed) ?? []).map((words) => words.join(' '));

/** Alternatives for one phrase, the typed one first; an alternative matches where all its words do. */
export type Clause = readonly (readonly string[])[];

/** Splits typed tokens into unique clauses, which all have to match; the longest synonym wins. */
export function toClauses(tokens: readonly string[]): Clause[] {
  const clauses = new Map<string, Clause>();
  let at = 0;
  while (at < tokens.length) {
    let taken = 1;
    let alternatives: string[][] = [];
    for (let length = Math.min(MAX_LENGTH, tokens.length - at); length > 0; length--) {
      const synonyms = synonymsOf.get(tokens.slice(at, at + length).join(' '));
      if (synonyms) {
        taken = length;
        alternatives = synonyms;
        break;
      }
    }
    const typed = tokens.slice(at, at + taken);
    clauses.set(typed.join(' '), [typed, ...alternatives]);
    at += taken;
  }
  return [...clauses.values()];
}
