import type { ImportField, ImportMapping } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { mappedRow } from './mapped-row.ts';

const PLACE = { name: 'Cafe Uno', address: '12 Main St', latitude: '42.36', longitude: '-71.06' };

function read(
  cells: Partial<Record<ImportField, string>> | [ImportField | null, string][],
  options: Partial<ImportMapping> = {},
) {
  const pairs = Array.isArray(cells) ? cells : (Object.entries(cells) as [ImportField, string][]);
  return mappedRow(
    2,
    pairs.map(([, text]) => text),
    pairs.map(([field]) => field),
    { columns: [], fixCapitals: false, lookUpPositions: false, ...options },
  );
}
const cafeOf = (...input: Parameters<typeof read>) => {
  const row = read(...input);
  if (row.problem !== undefined) throw new Error(row.problem);
  return row.cafe;
};

describe('an address', () => {
  it.each<[Partial<Record<ImportField, string>>, string]>([
    [{ city: 'Boston', state: 'MA', zip: '02118' }, '12 Main St, Boston, MA 02118'],
    [{ zip: '2118' }, '12 Main St, 02118'],
    [{ zip: '021181234', city: 'Boston' }, '12 Main St, Boston, 02118-1234'],
    [{ unit: '3B', city: 'Boston' }, '12 Main St #3B, Boston'],
    [{ unit: 'Suite 12' }, '12 Main St Suite 12'],
    [{ houseNumber: '12', address: 'Main St' }, '12 Main St'],
    [
      { address: '12 Main St, Boston, MA 02118', city: 'Boston', zip: '02118' },
      '12 Main St, Boston, MA 02118',
    ],
    [{ address: '12 Main St, Boston', city: 'BOSTON', state: 'MA' }, '12 Main St, Boston'],
    [{ city: 'NULL', state: '-' }, '12 Main St'],
  ])('of %j is joined', (parts, address) => {
    expect(cafeOf({ ...PLACE, ...parts }).address).toBe(address);
  });

  it('of several columns is joined in their order, and of several names the first counts', () => {
    const cafe = cafeOf([
      ['name', ''],
      ['name', 'Cafe Due'],
      [null, 'what'],
      ['address', '1 Elm St'],
      ['address', 'Harbor'],
      ['latitude', '42'],
      ['longitude', '-71'],
    ]);
    expect(cafe).toMatchObject({ name: 'Cafe Due', address: '1 Elm St, Harbor' });
  });

  it('has its city as the neighborhood where no other is given', () => {
    expect(cafeOf({ ...PLACE, city: 'Salem' }).area).toBe('Salem');
    expect(cafeOf({ ...PLACE, city: 'Salem', area: 'Harbor' }).area).toBe('Harbor');
  });
});

it('capitals are fixed only on request', () => {
  const loud = {
    ...PLACE,
    name: 'THE CUP LLC',
    address: '1 ELM ST NW',
    city: 'BOSTON',
    state: 'MA',
  };
  expect(cafeOf(loud)).toMatchObject({ name: 'THE CUP LLC', area: 'BOSTON' });
  expect(cafeOf(loud, { fixCapitals: true })).toMatchObject({
    name: 'The Cup LLC',
    address: '1 Elm St NW, Boston, MA',
    area: 'Boston',
  });
});

it.each<[Partial<Record<ImportField, string>>, number, number]>([
  [{ latitude: '42,36', longitude: '-71,06' }, 42.36, -71.06],
  [{ latitude: '', longitude: '', position: '(42.36, -71.06)' }, 42.36, -71.06],
  [{ latitude: '', longitude: '', position: 'POINT (-71.06 42.36)' }, 42.36, -71.06],
  [{ latitude: '', longitude: '', position: '12 Main St\nBoston\n(42.36, -71.06)' }, 42.36, -71.06],
  [{ latitude: '0', longitude: '0.0', position: '-171.06, 42.36' }, 42.36, -171.06],
  [
    { latitude: '', longitude: '', position: '{"type":"Point","coordinates":[-71.06,42.36]}' },
    42.36,
    -71.06,
  ],
])('a position of %j is read', (cells, latitude, longitude) => {
  expect(cafeOf({ ...PLACE, ...cells })).toMatchObject({ latitude, longitude });
});

it.each([
  { latitude: '0', longitude: '0' },
  { latitude: '42.36', longitude: '' },
  { latitude: '', longitude: '', position: 'POINT (0 0)' },
  { latitude: '', longitude: '', position: 'somewhere' },
])('a position of %j is none', (cells) => {
  expect(read({ ...PLACE, ...cells })).toMatchObject({ problem: expect.stringMatching(/missing/) });
});

it('a phone number of bare digits is written as people read it', () => {
  expect(cafeOf({ ...PLACE, phone: '+16175550101' }).phone).toBe('+1 617-555-0101');
  expect(cafeOf({ ...PLACE, phone: '(617) 555-0101' }).phone).toBe('(617) 555-0101');
});

const LISBON = { latitude: '38.71', longitude: '-9.14' };
it.each<[Partial<Record<ImportField, string>>, string, string]>([
  [
    { state: 'MA', latitude: '', longitude: '', position: '(42.3, -71.1)' },
    '01250',
    '+1 617-555-0101',
  ],
  [{ state: 'TX', latitude: '29.76', longitude: '-95.37' }, '01250', '+1 617-555-0101'],
  [{}, '01250', '+1 617-555-0101'],
  [LISBON, '1250', '6175550101'],
  // Massachusetts and Maranhão have the same letters.
  [{ state: 'MA', latitude: '-2.53', longitude: '-44.3' }, '1250', '6175550101'],
  // Tijuana
  [{ state: 'BC', latitude: '32.51', longitude: '-117.04' }, '1250', '6175550101'],
])('a postal code and a phone number of %j are written as there', (where, zip, phone) => {
  const cafe = cafeOf({ ...PLACE, ...where, zip: '1250', phone: '6175550101' });
  expect(cafe.address.split(' ').at(-1)).toBe(zip);
  expect(cafe.phone).toBe(phone);
});

it('what would be a formula stays text', () => {
  expect(cafeOf({ ...PLACE, name: '=HYPERLINK("x")', description: "'=1+1" })).toMatchObject({
    name: '=HYPERLINK("x")',
    description: '=1+1',
  });
});

const notesOf = (...input: Parameters<typeof read>) =>
  (read(...input).notes ?? []).map(({ kind, field, before, after }) => [
    kind,
    field,
    before,
    after,
  ]);

describe('what a row loses is noted', () => {
  it.each<[string, Partial<Record<ImportField, string>>, unknown[]]>([
    ['nothing', { zip: '02118', phone: '+1 617-555-0101', city: 'Boston', state: 'MA' }, []],
    ['a ZIP code without its zero', { zip: '2118' }, ['postcode', 'zip', '2118', '02118']],
    [
      'a phone number of bare digits',
      { phone: '6175550101' },
      ['phone', 'phone', '6175550101', '+1 617-555-0101'],
    ],
    [
      'a part of an address that is whole',
      { address: '12 Main St, Boston', city: 'Boston', state: 'MA' },
      ['address', 'state', 'MA', ''],
    ],
    ['beans of another language', { sellsCoffeeBeans: 'sim' }, ['beans', 'sellsCoffeeBeans', 'sim', 'false']], // prettier-ignore
    ['hours', { openingHours: 'with the tide' }, ['hours', 'openingHours', 'with the tide', '']],
    ['a long name', { name: 'n'.repeat(400) }, ['long', 'name', 'n'.repeat(200), 'n'.repeat(200)]],
  ])('%s', (_what, cells, expected) => {
    expect(notesOf({ ...PLACE, ...cells })).toEqual(expected.length > 0 ? [expected] : []);
  });

  it('a second column, where it says something else', () => {
    const cells: [ImportField, string][] = [
      ...(Object.entries(PLACE) as [ImportField, string][]),
      ['phone', '1 23'],
      ['phone', '1 23'],
      ['phone', '4 56'],
    ];
    expect(notesOf(cells)).toEqual([['double', 'phone', '4 56', '1 23']]);
  });

  it('a position of 0, 0 that is looked up', () => {
    const zero = { ...PLACE, latitude: '0', longitude: '0,0' };
    expect(notesOf(zero, { lookUpPositions: true })).toEqual([['zero', 'latitude', '0, 0', '']]);
    expect(read(zero)).toMatchObject({ problem: 'The position is missing: 0, 0 is in the sea.' });
  });
});
