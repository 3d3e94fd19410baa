import { textsOf } from '@cortado/contract/fact-lists';
import { describe, expect, it } from 'vitest';
import { UserFacingError } from '../core/user-facing-error.ts';
import { CITY, LISTED, parseSeedCafes, SAMPLE, SEED_COLUMNS } from './seed-cafes.ts';
import { parseSeedFilters } from './seed-filters.ts';

const good: Record<string, string> = {
  key: 'ogawa-coffee',
  name: 'Ogawa Coffee',
  description: 'Beans roasted in Kyoto, poured on Milk Street in Downtown Boston.',
  address: '10 Milk St',
  area: 'Downtown',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  latitude: '42.35689',
  longitude: '-71.05796',
  price_level: '2',
  roast_levels: 'medium|dark',
  status: 'published',
  record: 'food_licences',
};

const line = (cafe: Record<string, string>) =>
  SEED_COLUMNS.map((column) => `"${cafe[column] ?? ''}"`).join();
const list = (...cafes: Record<string, string>[]) =>
  [SEED_COLUMNS.join(), ...cafes.map(line)].join('\n');
const parse = (text: string) =>
  parseSeedCafes(text, new Set(['roast_level:medium', 'roast_level:dark']));

describe('parseSeedCafes', () => {
  it('reads a cafe with its full address and filters', () => {
    expect(parse(list(good))).toEqual([
      {
        ...textsOf(''),
        key: 'ogawa-coffee',
        name: 'Ogawa Coffee',
        description: good['description'],
        address: '10 Milk St, Boston, MA 02108',
        area: 'Downtown',
        latitude: 42.35689,
        longitude: -71.05796,
        website: '',
        phone: '',
        priceLevel: 2,
        sellsCoffeeBeans: false,
        licensedSeats: null,
        filters: ['roast_level:medium', 'roast_level:dark'],
        sources: {
          name: CITY,
          address: CITY,
          neighborhood: LISTED,
          position: CITY,
          'roast_level:medium': LISTED,
          'roast_level:dark': LISTED,
        },
        status: 'published',
      },
    ]);
  });

  it('marks what is a sample', () => {
    const [cafe] = parse(list({ ...good, illustrative: 'zip|roast_levels' }));
    expect(cafe!.sources).toEqual({
      name: CITY,
      address: SAMPLE,
      neighborhood: LISTED,
      position: CITY,
      'roast_level:medium': SAMPLE,
      'roast_level:dark': SAMPLE,
    });
  });

  it.each([
    ['latitude', '91.5', 'latitude: Must be within 90 degrees.'],
    ['longitude', 'west', 'longitude: Must be decimal degrees.'],
    ['name', ' ', 'name: Must be given.'],
    ['description', 'Good.', 'description: Too short.'],
    ['website', 'javascript:alert(1)', 'website: Invalid URL'],
    ['description', '', 'description: Too short.'],
    ['zip', '2108', 'zip: Must be five digits.'],
    ['zip', '', 'zip: Must be five digits.'],
    ['illustrative', 'prices', 'illustrative: There is no column prices.'],
    ['other_filters', 'vibe:loud', 'there is no filter option vibe:loud.'],
  ])('names the file, the row and the column of a bad %s', (column, value, problem) => {
    const bad = list(good, { ...good, key: 'other', [column]: value });
    expect(() => parse(bad)).toThrow(new UserFacingError(`seed/cafes.csv, row 3: ${problem}`));
  });

  it('takes a draft without a description and a postal code', () => {
    expect(parse(list({ ...good, description: '', zip: '', status: 'draft' }))).toMatchObject([
      { description: '', address: '10 Milk St, Boston, MA' },
    ]);
    const short = { ...good, description: 'Good.', status: 'draft' };
    expect(() => parse(list(short))).toThrow('seed/cafes.csv, row 2: description: Too short.');
  });

  it('refuses a roast level that does not exist', () => {
    expect(() => parse(list({ ...good, roast_levels: 'burnt' }))).toThrow(
      /^seed\/cafes\.csv, row 2: roast_levels/,
    );
  });

  it('refuses a key twice', () => {
    expect(() => parse(list(good, good))).toThrow(
      'seed/cafes.csv, row 3: key: Row 2 has it already.',
    );
  });

  it('refuses other columns and broken CSV', () => {
    expect(() => parse('name,address\nOgawa,10 Milk St')).toThrow(
      /^seed\/cafes\.csv, row 1: the columns must be key, name, /,
    );
    expect(() => parse(`${list(good)}\nshort,row`)).toThrow(/^seed\/cafes\.csv is not valid CSV: /);
  });
});

describe('parseSeedFilters', () => {
  const category = {
    name: 'vibe',
    display_name: 'Vibe',
    is_core_filter: false,
    sort_order: 10,
    options: [{ value: 'quiet', display_name: 'Quiet', sort_order: 10 }],
  };

  it('names the file and the place of what is wrong', () => {
    const bad = { ...category, options: [{ ...category.options[0], value: 'Very Quiet' }] };
    expect(() => parseSeedFilters(JSON.stringify([category, bad]))).toThrow(
      /^seed\/filters\.json, 1\.options\.0\.value: /,
    );
    expect(() => parseSeedFilters(JSON.stringify([{ ...category, name: 'area' }]))).toThrow(
      'seed/filters.json, 0.name: The name is reserved.',
    );
    expect(() => parseSeedFilters('[')).toThrow('seed/filters.json is not valid JSON.');
  });
});
