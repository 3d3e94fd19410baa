import { parseCafeQuery, type CafeQuery } from '../../contract/src/index.ts';
import type { CatalogueCafe, CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import { pick } from './words.ts';

const QUERIES = 300;
const COMMON = [
  'coffee',
  'espresso bar',
  'bakery',
  'pour over',
  'v60',
  'wi-fi',
  'oat',
  'cold brew',
];

/** A word with a typo: two neighboring letters swapped. */
function mistype(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
}

/** What people type: names, prefixes, mistyped names, places, streets, and features. */
function typedText(cafe: CatalogueCafe, random: () => number): string {
  const [name = '', ...rest] = cafe.name.split(' ');
  const part = random();
  if (part < 0.25) return name;
  if (part < 0.4) return name.slice(0, 2 + Math.floor(random() * 4));
  if (part < 0.5) return mistype(name, random);
  if (part < 0.65) return `${name} ${rest.join(' ')}`;
  if (part < 0.75) return `${pick(random, COMMON)} ${cafe.area}`;
  if (part < 0.85) return cafe.address.split(',', 1)[0]!;
  return pick(random, COMMON);
}

/** A box around a cafe, from a few kilometres to half a country. */
function boxAround({ latitude, longitude }: CatalogueCafe, random: () => number): string {
  const half = 0.02 * 100 ** random();
  const clamp = (degrees: number, limit: number) =>
    Math.max(-limit, Math.min(limit, degrees)).toFixed(6);
  return [
    clamp(longitude - half, 180),
    clamp(latitude - half, 90),
    clamp(longitude + half, 180),
    clamp(latitude + half, 90),
  ].join(',');
}

/** 300 typical queries, most with a text and with filters. All request ten cafes and the total. */
export function queryMix({ cafes, categories }: CatalogueData): CafeQuery[] {
  const random = seededRandom(11);
  return Array.from({ length: QUERIES }, () => {
    const cafe = pick(random, cafes);
    const raw: Record<string, string> = { limit: '10' };
    if (random() < 0.6) raw['q'] = typedText(cafe, random);
    if (random() < 0.3) raw['area'] = cafe.area;
    for (let filters = Math.floor(random() * 3); filters > 0; filters--) {
      const { name, options } = pick(random, categories);
      const values = [pick(random, options).value, pick(random, options).value];
      raw[`dynamicFilter_${name}`] = values.slice(0, 1 + Math.floor(random() * 2)).join(',');
    }
    if (random() < 0.2) raw['ratingFilter'] = pick(random, ['4_stars', '3_stars']);
    if (random() < 0.1) raw['sellsCoffeeBeans'] = 'true';
    if (random() < 0.2) raw['bbox'] = boxAround(cafe, random);
    if (random() < 0.15) raw['sortBy'] = pick(random, ['rating', 'reviews', 'distance']);
    return parseCafeQuery(raw);
  });
}

/** Hard queries, each with a typo in a long word, a common word, a filter and a box of half the directory. */
export function hardQueries({ cafes }: CatalogueData): CafeQuery[] {
  const random = seededRandom(12);
  return Array.from({ length: QUERIES }, () => {
    const name = pick(random, cafes).name.split(' ', 1)[0]!;
    return parseCafeQuery({
      q: `${mistype(name, random)} coffee`,
      bbox: '-120,-30,60,60',
      roastLevels: 'light,medium',
      limit: '10',
    });
  });
}
