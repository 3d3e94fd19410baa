import { describe, expect, it } from 'vitest';
import {
  EMPTY_STATE,
  readState,
  writeState,
  type DiscoveryState,
} from '../../../lib/search-params.ts';
import {
  clearAll,
  clearFilters,
  setArea,
  setBbox,
  setConfirmed,
  setOpenAt,
  setOptions,
  setFavoritesOnly,
  setNearMe,
  setSellsBeans,
  setSort,
  setText,
  setUnknownHours,
  toggleOption,
  toggleRating,
} from './changes.ts';

const areas = ['Downtown', 'Back Bay'];
const onPage3 = (change: Partial<DiscoveryState> = {}): DiscoveryState => ({
  ...EMPTY_STATE,
  page: 3,
  ...change,
});

it('leaves unknown hours out once any time will do', () => {
  const now = { ...EMPTY_STATE, openAt: 'now', unknownHours: true } as const;
  expect(setOpenAt('mon-0700')(now).unknownHours).toBe(true);
  expect(setOpenAt(null)(now).unknownHours).toBe(false);
});

it('searches favorites and nearby cafes in all areas', () => {
  const box = onPage3({ area: 'Back Bay', bbox: [-71.1, 42.3, -71, 42.4] });
  for (const change of [setFavoritesOnly(true), setNearMe])
    expect(change(box)).toMatchObject({ area: null, bbox: null, page: 1 });
  expect(setNearMe(box).sort).toBe('distance');
  expect(setFavoritesOnly(false)(box).area).toBe('Back Bay');
});

describe('changing the search', () => {
  it.each([
    ['a filter', toggleOption('features', 'wifi')],
    ['a rating', toggleRating('4_stars')],
    ['beans', setSellsBeans(true)],
    ['confirmed facts', setConfirmed(true)],
    ['when it is open', setOpenAt('now')],
    ['unknown hours', setUnknownHours(true)],
    ['the area', setArea('Back Bay')],
    ['the text', setText('latte', areas)],
    ['the order', setSort('rating')],
    ['the map box', setBbox([-71.1, 42.3, -71, 42.4])],
    ['nothing left', clearFilters],
  ])('starts at page 1 after a change of %s', (_what, change) => {
    expect(change(onPage3()).page).toBe(1);
  });

  it('ticks and unticks an option, with categories and values still in order', () => {
    const ticked = ['vibe:quiet', 'features:wifi', 'features:power'].reduce((state, pair) => {
      const [category = '', value = ''] = pair.split(':');
      return toggleOption(category, value)(state);
    }, EMPTY_STATE);
    expect(JSON.stringify(ticked.options)).toBe('{"features":["power","wifi"],"vibe":["quiet"]}');
    expect(toggleOption('vibe', 'quiet')(ticked).options).toEqual({ features: ['power', 'wifi'] });
    expect(setOptions('features', [])(ticked).options).toEqual({ vibe: ['quiet'] });
  });

  it('sorts ratings highest first', () => {
    const state = toggleRating('4_stars')(toggleRating('2_stars')(EMPTY_STATE));
    expect(state.ratingFilter).toEqual(['4_stars', '2_stars']);
    expect(toggleRating('4_stars')(state).ratingFilter).toEqual(['2_stars']);
  });
});

describe('the area beside a text', () => {
  it('is replaced where it is only the default', () => {
    expect(setText('latte', areas)(onPage3({ area: 'Downtown' })).area).toBeNull();
  });

  it('stays where it was chosen', () => {
    expect(setText('latte', areas)(onPage3({ area: 'Back Bay' })).area).toBe('Back Bay');
    const narrowed = onPage3({ area: 'Downtown', sellsCoffeeBeans: true });
    expect(setText('latte', areas)(narrowed).area).toBe('Downtown');
  });

  it('stays when the text is cleared', () => {
    expect(setText('', areas)(onPage3({ area: 'Downtown' })).area).toBe('Downtown');
  });
});

describe('clearing', () => {
  const full = onPage3({
    q: 'latte',
    area: 'Back Bay',
    options: { features: ['wifi'] },
    ratingFilter: ['4_stars'],
    confirmed: true,
    bbox: [-71.1, 42.3, -71, 42.4],
    sort: 'rating',
    unit: 'km',
    view: 'map',
  });

  it('filters leaves text, area, order, unit and view', () => {
    expect(clearFilters(full)).toEqual({
      ...EMPTY_STATE,
      q: 'latte',
      area: 'Back Bay',
      sort: 'rating',
      unit: 'km',
      view: 'map',
    });
  });

  it('everything leaves order, unit and view', () => {
    expect(clearAll(full)).toEqual({ ...EMPTY_STATE, sort: 'rating', unit: 'km', view: 'map' });
  });

  it('a map box is read back from an address as it was written', () => {
    const boxed = setBbox([-71.12345678901, 42.1, -71.0000000004, 42.987654321])(EMPTY_STATE);
    expect(readState(writeState(boxed, areas), areas)).toEqual(boxed);
  });

  it('the area gives way to a map box', () => {
    expect(setBbox([0, 0, 1, 1])(full).area).toBeNull();
    expect(setBbox(null)(full)).toMatchObject({ area: 'Back Bay', bbox: null });
  });
});
