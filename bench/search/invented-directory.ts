import { testCafe } from '../../server/src/catalogue/testing/cafe.ts';
import type { CatalogueCafe, CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import { inventedFilters } from './invented-filters.ts';
import { inventWords, pick, pickUneven } from './words.ts';

const KINDS = [
  'Coffee',
  'Coffee House',
  'Coffee Roasters',
  'Cafe',
  'Espresso Bar',
  'Bakery & Cafe',
];
const ENGLISH =
  'a the and with by in of from for coffee espresso roasted brewed slowly near station tables window bread served every morning small room local beans light friendly corner pastry milk hand poured since family'.split(
    ' ',
  );

/**
 * A directory of invented cafes, always the same for the same size: cities of different sizes, names and
 * streets of thousands of different words, descriptions of about thirty words.
 */
export function inventedDirectory(size: number): CatalogueData {
  const random = seededRandom(size);
  const names = inventWords(random, Math.max(1500, size / 4));
  const streets = inventWords(random, Math.max(300, size / 25));
  const vocabulary = [...ENGLISH, ...inventWords(random, 5000)];
  const areas = inventWords(random, 20 + Math.floor(size / 150)).map((area) => ({
    area: area[0]!.toUpperCase() + area.slice(1),
    latitude: random() * 110 - 50,
    // Its cafes lie within a twentieth of a degree, and not beyond the 180th meridian.
    longitude: random() * 359.8 - 179.9,
    zip: Math.floor(random() * 90_000 + 10_000),
  }));
  const categories = inventedFilters();
  const options = categories.flatMap((category) => category.options.map(({ id }) => id));

  const cafes = Array.from({ length: size }, (_, at): CatalogueCafe => {
    const { area, latitude, longitude, zip } = pickUneven(random, areas);
    const count = random() < 0.3 ? 0 : Math.floor(random() ** 3 * 400);
    const second = random() < 0.5 ? ` ${pick(random, names)}` : '';
    const length = 15 + Math.floor(random() * 20);
    const name = `${pickUneven(random, names)}${second} ${pick(random, KINDS)}`;
    return testCafe(at + 1, name, {
      description: Array.from({ length }, () => pickUneven(random, vocabulary)).join(' '),
      address: `${Math.floor(random() * 2000)} ${pickUneven(random, streets)} St, ${area}, ${zip + Math.floor(random() * 20)}`,
      area,
      latitude: latitude + (random() - 0.5) / 5,
      longitude: longitude + (random() - 0.5) / 5,
      priceLevel: 1 + Math.floor(random() * 4),
      hasPriceLevel: random() < 0.7,
      sellsCoffeeBeans: random() < 0.3,
      licensedSeats: null,
      ratingCount: count,
      ratingSum: Math.floor(count * (2.5 + random() * 2.5)),
      filterOptionIds: options.filter(() => random() < 0.2),
    });
  });
  return { cafes, categories };
}
