import type {
  CatalogueCafe,
  CatalogueCategory,
  CatalogueData,
} from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';

const HEADS =
  'Blue Golden Little Twin North River Copper Quiet Early Corner Union Harbor Maple Iron Velvet Paper Silver Second Third Lucky'.split(
    ' ',
  );
const TAILS =
  'Bean Cup Lantern Sparrow Anchor Mill Press Kettle Compass Crane Garden Bridge Wolf Finch Harvest Signal Ember Drift Meadow Orchard'.split(
    ' ',
  );
const KINDS = [
  'Coffee',
  'Coffee House',
  'Coffee Roasters',
  'Cafe',
  'Espresso Bar',
  'Bakery & Cafe',
];
const STREETS =
  'Washington Newbury Tremont Beacon Hanover Charles Summer Congress Boylston Columbus Centre Elm Prospect Cambridge Franklin'.split(
    ' ',
  );
const SYLLABLES = 'ba ko ri ten mo lu sha ver din pol ga rou cel mar tis'.split(' ');
const SENTENCE =
  'roasted brewed slowly near the station with tables by the window and bread from next door served every morning'.split(
    ' ',
  );

const CATEGORIES = {
  roast_level: 6,
  brewing_method: 13,
  features: 3,
  vibe: 8,
  seating: 6,
  decaf: 4,
};

function categories(): CatalogueCategory[] {
  let id = 0;
  return Object.entries(CATEGORIES).map(([name, count], at) => ({
    id: at + 1, name, displayName: name, description: null, isActive: true, isCoreFilter: false,
    isIndividualFilter: false, hasOptionalData: false, dataTableName: null, sortOrder: at,
    options: Array.from({ length: count }, (_, option) => {
      id += 1;
      return { id, value: `${name}_${option}`, displayName: `${SYLLABLES[id % 15]}${SYLLABLES[(id * 7) % 15]} ${name}`, description: null, isActive: true, sortOrder: option };
    }),
  })); // prettier-ignore
}

/** A directory of invented cafes, always the same for the same size. */
export function syntheticData(size: number): CatalogueData {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const options = categories().flatMap((category) => category.options.map(({ id }) => id));
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES)).join('');
  const cafes = Array.from({ length: size }, (_, at): CatalogueCafe => {
    const count = random() < 0.2 ? 0 : Math.floor(random() * 200);
    return {
      id: at + 1,
      name: `${pick(HEADS)} ${pick(TAILS)} ${word()} ${pick(KINDS)}`,
      description: Array.from({ length: 14 }, () => pick(SENTENCE)).join(' '),
      address: `${Math.floor(random() * 2000)} ${pick(STREETS)} St, Boston, MA 0${Math.floor(2100 + random() * 99)}`,
      area: `Area ${Math.floor(random() ** 2 * 60)}`,
      latitude: 42.2 + random() * 0.3,
      longitude: -71.2 + random() * 0.3,
      priceLevel: 1 + Math.floor(random() * 4),
      hasPriceLevel: true,
      sellsCoffeeBeans: random() < 0.3,
      imageUrl: null, website: '', phone: '', instagramHandle: '', googleMapsUrl: '',
      createdAt: '2026-01-01T00:00:00.000Z',
      ratingCount: count,
      ratingSum: Math.floor(count * (2.5 + random() * 2.5)),
      filterOptionIds: options.filter(() => random() < 0.2),
    }; // prettier-ignore
  });
  return { cafes, categories: categories() };
}
