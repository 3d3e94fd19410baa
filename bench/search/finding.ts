import { parseCafeQuery } from '../../contract/src/index.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import type { BenchRow } from '../report.ts';
import { costOf } from './measure.ts';
import { queryMix } from './queries.ts';
import { pick } from './words.ts';

const QUESTIONS = 100;
const EXTRAS = 'open now,near me,4 stars,$$,open at 7 monday,good,best coffee,with,'.split(',');

/** Prefixes of the texts in the mix of queries. */
function typedTexts(data: CatalogueData): string[] {
  const random = seededRandom(21);
  return queryMix(data)
    .map(({ q }) => q.slice(0, 1 + Math.floor(random() * q.length)).trim())
    .filter(Boolean)
    .slice(0, QUESTIONS);
}

/** Sentences of an option or two, an area, other words, and a word of a name; some mistyped. */
function sentences({ cafes, categories }: CatalogueData): string[] {
  const random = seededRandom(22);
  const labels = categories.flatMap(({ options }) => options.map((one) => one.displayName));
  return Array.from({ length: QUESTIONS }, () => {
    const cafe = pick(random, cafes);
    const words = [
      pick(random, EXTRAS),
      pick(random, labels),
      'in',
      cafe.area,
      pick(random, EXTRAS),
    ];
    if (random() < 0.3) words.push(pick(random, labels));
    if (random() < 0.3) words.push(cafe.name);
    const text = words.join(' ').trim();
    if (random() > 0.3) return text;
    const at = 1 + Math.floor(random() * (text.length - 2));
    return text.slice(0, at) + text.slice(at + 1);
  });
}

/** The cost of helping visitors to find what they mean. */
export function findingRows(data: CatalogueData): BenchRow[] {
  const snapshot = buildSnapshot(data, 1);
  const typed = typedTexts(data).map((q) => parseCafeQuery({ q }));
  const cafes = data.cafes.slice(0, QUESTIONS);
  const suggested = costOf(typed, (query) => void snapshot.suggest(query));
  const understood = costOf(sentences(data), (text) => void snapshot.understand(text));
  const similar = costOf(cafes, ({ id }) => void snapshot.similar(id));
  return [
    { name: 'suggestions: CPU', value: suggested, unit: 'ms', most: 1 },
    { name: 'words understood: CPU', value: understood, unit: 'ms', most: 0.3 },
    { name: 'similar cafes: CPU', value: similar, unit: 'ms', most: 1 },
  ];
}
