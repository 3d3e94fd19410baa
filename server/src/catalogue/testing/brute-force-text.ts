import type { Cafe } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { SYNONYMS } from '../synonyms.ts';
import { allowedTypos } from '@cortado/search/text/typos';

/** Textbook edit distance with neighbour swaps, by recursion. */
export function plainTypos(a: string, b: string): number {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i},${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const options = [
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
      options.push(distance(i - 2, j - 2) + 1);
    }
    const least = Math.min(...options);
    known.set(key, least);
    return least;
  };
  return distance(a.length, b.length);
}

function fieldWeights(cafe: Cafe): [string, number][] {
  const labels = cafe.appliedFilters.map((filter) => filter.display_name);
  return [
    [cafe.name, 100],
    [cafe.area, 60],
    [[...labels, cafe.sellsCoffeeBeans ? 'Sells coffee beans' : ''].join(' '), 40],
    [cafe.address, 20],
    [cafe.description, 10],
  ];
}

interface Worth {
  exact: boolean;
  score: number;
}

function wordWorth(cafe: Cafe, word: string): Worth | null {
  let best: Worth | null = null;
  const seen = new Set<string>();
  for (const [text, weight] of fieldWeights(cafe)) {
    for (const token of tokenize(text)) {
      if (seen.has(token)) continue;
      seen.add(token);
      let found: Worth | null = null;
      if (token === word) found = { exact: true, score: 4 * weight };
      else if (token.startsWith(word)) found = { exact: true, score: 3 * weight };
      else {
        const typos = plainTypos(word, token);
        if (typos <= allowedTypos(word)) found = { exact: false, score: (3 - typos) * weight };
      }
      if (found && (!best || isBetter(found, best))) best = found;
    }
  }
  return best;
}

const isBetter = (a: Worth, b: Worth) => (a.exact === b.exact ? a.score > b.score : a.exact);

/** Null if some word does not match; else how many clauses match without typos, and the sum of scores. */
export function textWorth(cafe: Cafe, q: string): { exactOrPrefix: number; score: number } | null {
  const tokens = tokenize(q);
  if (q !== '' && tokens.length === 0) return null;
  let exactOrPrefix = 0;
  let score = 0;
  for (const clause of SYNONYMS.toClauses(tokens)) {
    let best: Worth | null = null;
    for (const alternative of clause) {
      const worths = alternative.map((word) => wordWorth(cafe, word));
      if (worths.includes(null)) continue;
      const met = worths as Worth[];
      const whole = {
        exact: met.every(({ exact }) => exact),
        score: Math.floor(met.reduce((sum, worth) => sum + worth.score, 0) / met.length),
      };
      if (!best || isBetter(whole, best)) best = whole;
    }
    if (!best) return null;
    exactOrPrefix += best.exact ? 1 : 0;
    score += best.score;
  }
  return { exactOrPrefix, score };
}
