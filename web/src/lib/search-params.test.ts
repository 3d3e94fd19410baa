import type { OpenAt } from '@cortado/contract';
import { RATING_FILTERS, SORTS } from '@cortado/contract/public-enums';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apiParams,
  EMPTY_STATE,
  readState,
  roundBbox,
  writeState,
  type DiscoveryState,
} from './search-params.ts';

const areas = ['Downtown', 'Back Bay', 'Jamaica Plain'];
const state = (change: Partial<DiscoveryState>): DiscoveryState => ({ ...EMPTY_STATE, ...change });
const read = (search: string) => readState(search, areas);
const write = (change: Partial<DiscoveryState>) => writeState(state(change), areas);

describe('the area an address means', () => {
  it('is the first one when the address says nothing', () => {
    expect(read('').area).toBe('Downtown');
    expect(read('?sort=rating&unit=km&page=2&view=map').area).toBe('Downtown');
  });

  it.each([
    'q=latte',
    'features=wifi',
    'dynamicFilter_vibe=cozy',
    'ratingFilter=4_stars',
    'sellsCoffeeBeans=true',
    'priceLevel=2',
    'favoritesOnly=true',
    'confirmed=true',
    'openAt=now',
    'bbox=-71.1,42.3,-71,42.4',
  ])('is All Locations once the address carries %s', (search) => {
    expect(read(search).area).toBeNull();
  });

  it('is still the first one beside a malformed filter, unless it says all', () => {
    expect(read('?area=all').area).toBeNull();
    expect(read('?features=%00').area).toBe('Downtown');
  });

  it('is the one it names, known or not', () => {
    expect(read('?area=Back+Bay&q=x').area).toBe('Back Bay');
    expect(read('?area=Atlantis').area).toBe('Atlantis');
  });

  it('is All Locations where the directory has no areas', () => {
    expect(readState('', []).area).toBeNull();
    expect(writeState(EMPTY_STATE, [])).toBe('');
  });
});

describe('writing an address', () => {
  it('leaves every default out', () => {
    expect(write({ area: 'Downtown' })).toBe('');
    expect(write({ area: null, q: 'latte' })).toBe('?q=latte');
  });

  it('says all where no area would mean the first one', () => {
    expect(write({ area: null })).toBe('?area=all');
  });

  it('names the first area where something else narrows the search', () => {
    expect(write({ area: 'Downtown', q: 'latte' })).toBe('?q=latte&area=Downtown');
  });

  it('uses the names of the built-in categories and dynamicFilter_ for the others', () => {
    const options = { brewing_method: ['pour_over', 'siphon'], features: ['wifi'], vibe: ['cozy'] };
    expect(write({ options })).toBe(
      '?brewingMethods=pour_over,siphon&features=wifi&dynamicFilter_vibe=cozy',
    );
    expect(write({ options: { constructor: ['cozy'] } })).toBe('?dynamicFilter_constructor=cozy');
  });

  it('writes sort, unit, page, view and map box', () => {
    const search = write({
      sort: 'distance',
      unit: 'km',
      page: 3,
      view: 'map',
      bbox: [-71.1, 42.3, -71, 42.4],
    });
    expect(search).toBe('?bbox=-71.1,42.3,-71,42.4&sort=distance&unit=km&page=3&view=map');
  });
});

describe('reading an address', () => {
  it('takes client spellings and puts values in order', () => {
    expect(
      read('?brewingMethods=pourOver,espresso,pour_over&roastLevels=light-medium').options,
    ).toEqual({
      brewing_method: ['espresso_based', 'pour_over'],
      roast_level: ['light_medium'],
    });
  });

  it('joins a built-in category written both ways, and reads hasWifi as a feature', () => {
    expect(read('?features=power&dynamicFilter_features=food&hasWifi=true').options).toEqual({
      features: ['food', 'power', 'wifi'],
    });
  });

  it('leaves malformed values out', () => {
    expect(
      read(
        '?openAt=mon-2460&hours=unknown&page=-1&sort=best&unit=ft&view=globe&priceLevel=9&bbox=1,2,3&ratingFilter=6_stars&features=a%20b,!!',
      ),
    ).toEqual(state({ area: 'Downtown' }));
  });

  it.each(['1,2,3,1e3', '0,91,0,92', '-181,0,0,1', '0,2,1,1', 'a,b,c,d', ',,,'])(
    'takes no box from %s',
    (bbox) => {
      expect(read(`?bbox=${bbox}`).bbox).toBeNull();
    },
  );

  it('cuts a text that no search would take', () => {
    expect(read(`?q=${'a'.repeat(9000)}`).q).toHaveLength(200);
  });

  it('takes unknown hours only beside a time to be open at', () => {
    expect(read('?openAt=Mon-0730&hours=unknown')).toMatchObject({
      openAt: 'mon-0730',
      unknownHours: true,
    });
    expect(read('?hours=unknown').unknownHours).toBe(false);
    expect(write({ area: null, openAt: 'now', unknownHours: true })).toBe(
      '?openAt=now&hours=unknown',
    );
  });

  it('sorts ratings highest first', () => {
    expect(read('?ratingFilter=2_stars,5_stars').ratingFilter).toEqual(['5_stars', '2_stars']);
  });
});

describe('asking the API', () => {
  it('sends what chooses cafes and nothing else', () => {
    const params = apiParams(
      state({
        q: 'a&b',
        area: 'Back Bay',
        ratingFilter: ['4_stars'],
        sort: 'rating',
        page: 2,
        view: 'map',
        unit: 'km',
        sellsCoffeeBeans: true,
        priceLevel: 2,
        confirmed: true,
      }),
    );
    expect(params).toEqual({
      q: 'a&b',
      area: 'Back Bay',
      ratingFilter: '4_stars',
      sellsCoffeeBeans: 'true',
      priceLevel: '2',
      confirmed: 'true',
    });
  });
});

const value = fc
  .stringMatching(/^[a-z0-9]{1,6}(_[a-z0-9]{1,6})?$/)
  .filter((v) => v !== 'default' && v !== 'espresso');
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((list) => list.toSorted());
const category = fc.constantFrom(
  'roast_level',
  'brewing_method',
  'features',
  'vibe',
  'open_hours',
  'q2',
);
const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((raw) => raw.trim());
const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const bbox = fc
  .tuple(degrees(180), degrees(90), degrees(180), degrees(90))
  .map(([west, a, east, b]) => roundBbox([west, Math.min(a, b), east, Math.max(a, b)]));

const open = fc.constantFrom(
  { openAt: null, unknownHours: false },
  { openAt: 'now', unknownHours: true } as const,
  { openAt: 'sun-2359' as OpenAt, unknownHours: false },
  { openAt: '24h' as OpenAt, unknownHours: true },
  { openAt: '2026-11-26-1800-2400' as OpenAt, unknownHours: false },
);

const anyState: fc.Arbitrary<DiscoveryState> = fc
  .record({
    open,
    words: fc.record({
      q: text,
      without: fc.uniqueArray(fc.constantFrom('area', 'open', 'vibe:quiet')),
      isExact: fc.boolean(),
    }),
    area: fc.option(
      fc.oneof(
        fc.constantFrom(...areas),
        text.filter((name) => name !== '' && name !== 'all'),
      ),
    ),
    options: fc
      .dictionary(category, values, { noNullPrototype: true })
      .map((found) =>
        Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ),
    ratingFilter: fc.subarray([...RATING_FILTERS]),
    sellsCoffeeBeans: fc.boolean(),
    priceLevel: fc.option(fc.integer({ min: 1, max: 4 })),
    favoritesOnly: fc.boolean(),
    confirmed: fc.boolean(),
    bbox: fc.option(bbox),
    sort: fc.constantFrom(...SORTS),
    unit: fc.constantFrom('mi' as const, 'km' as const),
    page: fc.integer({ min: 1, max: 9999 }),
    view: fc.constantFrom('list' as const, 'map' as const),
  })
  .map(({ open: asked, words: { q, without, isExact }, ...rest }) => ({
    ...rest,
    ...asked,
    q,
    named: '',
    without: q === '' ? [] : without.toSorted(),
    isExact: q !== '' && isExact,
  }));

describe('the whole state lives in the address', () => {
  it('reads back exactly what was written', () => {
    fc.assert(
      fc.property(anyState, fc.subarray(areas), (wanted, known) => {
        expect(readState(writeState(wanted, known), known)).toEqual(wanted);
      }),
    );
  });

  it('writes one address however an address was spelled', () => {
    const names = [
      'q',
      'area',
      'features',
      'roastLevels',
      'dynamicFilter_vibe',
      'dynamicFilter_Vibe',
      'bbox',
      'page',
      'sort',
    ];
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom('all', 'B,a', '1', 'pourOver,, x', '-1,-1,1,1', 'rating_high'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), texts)), (pairs) => {
        const once = writeState(read(new URLSearchParams(pairs).toString()), areas);
        expect(writeState(read(once), areas)).toBe(once);
      }),
    );
  });
});
