import { parseCafeQuery, type CafeQuery } from '../../contract/src/index.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';

const TYPED = [
  'blue',
  'golden ke',
  'roas',
  'lantern coffee',
  'sparow',
  'washinton',
  'harbor bakery',
  'espresso',
  'cop',
  'quiet window',
  'Ember Cafe',
  'compas',
  'tremont',
  'bakory',
  'mill',
];

/** 300 questions as visitors ask them: half with a text, most with filters, some with a box. All ask for ten and the total. */
export function queryMix(): CafeQuery[] {
  const random = seededRandom(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: 300 }, () => {
    const raw: Record<string, string> = { limit: '10' };
    if (random() < 0.5) raw['q'] = pick(TYPED);
    if (random() < 0.4) raw['area'] = `Area ${Math.floor(random() * 40)}`;
    if (random() < 0.4)
      raw['roastLevels'] = `roast_level_${Math.floor(random() * 6)},roast_level_0`;
    if (random() < 0.3) raw['features'] = `features_${Math.floor(random() * 3)}`;
    if (random() < 0.3) raw['ratingFilter'] = '4_stars';
    if (random() < 0.2) raw['bbox'] = '-71.15,42.25,-71.0,42.4';
    if (random() < 0.2) raw['sortBy'] = pick(['rating', 'reviews']);
    return parseCafeQuery(raw);
  });
}

/** The hardest question: a typo, facets and a box. */
export const HARDEST: CafeQuery = parseCafeQuery({
  q: 'lantren cofee',
  bbox: '-71.15,42.25,-71.0,42.4',
  limit: '10',
});
