import { parseCafeQuery } from '../../contract/src/index.ts';
import { buildSnapshot } from '../../server/src/catalogue/snapshot.ts';
import type { MemorySnapshot } from '../../server/src/catalogue/memory-snapshot.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import type { BenchRow } from '../report.ts';
import { least } from '../rounds.ts';
import { collectGarbage, cpuOfEach, meanCpu, percentile } from './measure.ts';
import { queryMix } from './queries.ts';
import { pick } from './words.ts';

const ROUNDS = 3;
const QUESTIONS = 100;
const MAX_SUGGEST_MS = 1;
const MAX_UNDERSTAND_MS = 0.3;
const MAX_SIMILAR_MS = 1;
const EXTRAS = ['open now', 'near me', '4 stars', '$$', 'open at 7 monday', 'good', 'best coffee', 'with', '']; // prettier-ignore

/** What a visitor has typed so far of what the mix of queries searches. */
function typedTexts(data: CatalogueData): string[] {
  const random = seededRandom(21);
  return queryMix(data)
    .map(({ q }) => q.slice(0, 1 + Math.floor(random() * q.length)).trim())
    .filter(Boolean)
    .slice(0, QUESTIONS);
}

/** Sentences of an option or two, an area, what else may be said, and a word of a name; some mistyped. */
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

interface Cost {
  mean: number;
  p99: number;
}

/** In milliseconds. */
function costOf<T>(inputs: readonly T[], run: (input: T) => void): Cost {
  collectGarbage();
  meanCpu(inputs, run, 2);
  const means = Array.from({ length: ROUNDS }, () => meanCpu(inputs, run, 2));
  const slowest = Array.from({ length: ROUNDS }, () => percentile(cpuOfEach(inputs, run), 0.99));
  return { mean: least(means) / 1000, p99: least(slowest) / 1000 };
}

const rowsOf = (name: string, { mean, p99 }: Cost, max: number): BenchRow[] => [
  { name, value: mean, unit: 'ms', target: `≤ ${max}`, ok: mean <= max },
  { name: '  p99', value: p99, unit: 'ms' },
];

const similarCost = (snapshot: MemorySnapshot, { cafes }: CatalogueData) =>
  costOf(cafes.slice(0, QUESTIONS), ({ id }) => void snapshot.similar(id));

/** What it costs to help visitors find what they mean. */
export function findingRows(data: CatalogueData): BenchRow[] {
  const label = `${data.cafes.length.toLocaleString('en')} cafes: CPU`;
  const snapshot = buildSnapshot(data, 1);
  const typed = typedTexts(data).map((q) => parseCafeQuery({ q }));
  const suggested = costOf(typed, (query) => void snapshot.suggest(query));
  const understood = costOf(sentences(data), (text) => void snapshot.understand(text));
  const oneCity = {
    ...data,
    cafes: data.cafes.map((cafe) => ({
      ...cafe,
      latitude: 42.36 + (cafe.latitude % 0.3),
      longitude: -71.06 + (cafe.longitude % 0.3),
    })),
  };
  return [
    ...rowsOf(`suggestions, ${label}`, suggested, MAX_SUGGEST_MS),
    ...rowsOf(`words understood, ${label}`, understood, MAX_UNDERSTAND_MS),
    ...rowsOf(`similar cafes, ${label}`, similarCost(snapshot, data), MAX_SIMILAR_MS),
    { name: '  all of them in one city', value: similarCost(buildSnapshot(oneCity, 1), oneCity).mean, unit: 'ms' }, // prettier-ignore
  ];
}
