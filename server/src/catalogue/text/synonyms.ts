/** Words people type for words the directory uses. Either side is a run of folded tokens. */
const SYNONYMS: readonly (readonly [typed: string, meant: string])[] = [
  ['v60', 'pour over'],
  ['pourover', 'pour over'],
  ['filter', 'pour over'],
  ['hario', 'pour over'],
  ['wi fi', 'wifi'],
  ['internet', 'wifi'],
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

const MAX_LENGTH = 2;
const meant = new Map<string, string[][]>();
for (const [typed, words] of SYNONYMS) {
  meant.set(typed, [...(meant.get(typed) ?? []), words.split(' ')]);
}

/** Ways to say one thing; a way is met where each of its words is. The first is what was typed. */
export type Clause = readonly (readonly string[])[];

/** Splits what was typed into clauses, each to be met and once; the longest synonym is taken first. */
export function toClauses(tokens: readonly string[]): Clause[] {
  const clauses = new Map<string, Clause>();
  let at = 0;
  while (at < tokens.length) {
    let taken = 1;
    let ways: string[][] = [];
    for (let length = Math.min(MAX_LENGTH, tokens.length - at); length > 0; length--) {
      const found = meant.get(tokens.slice(at, at + length).join(' '));
      if (found) {
        taken = length;
        ways = found;
        break;
      }
    }
    const typed = tokens.slice(at, at + taken);
    clauses.set(typed.join(' '), [typed, ...ways]);
    at += taken;
  }
  return [...clauses.values()];
}
