import type { FilterCategory } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { readState } from '../../../lib/search-params.ts';
import { unrecordedFilters } from './unrecorded.ts';

const option = (id: number, value: string, display_name: string) => ({ id, value, display_name });
const categories = [
  { name: 'features', options: [option(1, 'wifi', 'Wifi'), option(2, 'power', 'Power outlets')] },
  { name: 'vibe', options: [option(5, 'quiet', 'Quiet')] },
  { name: 'amenities', options: [option(6, 'dogs_welcome', 'Dogs welcome')] },
  {
    name: 'dairy_alternatives',
    options: [option(3, 'oat', 'Oat milk'), option(4, 'soy', 'Soy milk')],
  },
] as unknown as FilterCategory[];
const unrecorded = { hours: true, sellsCoffeeBeans: true, options: [2, 3, 5, 6] };
const of = (search: string) =>
  unrecordedFilters(readState(`?area=all&${search}`, []), categories, unrecorded);

describe('what nobody has recorded', () => {
  it.each([
    ['dynamicFilter_dairy_alternatives=oat', ['have oat milk']],
    ['dynamicFilter_dairy_alternatives=soy', []],
    ['dynamicFilter_dairy_alternatives=oat,soy', []],
    ['features=wifi,power', ['have power outlets']],
    [
      'dynamicFilter_vibe=quiet&dynamicFilter_amenities=dogs_welcome',
      ['are quiet', 'have “Dogs welcome”'],
    ],
    ['sellsCoffeeBeans=true', ['sell coffee beans']],
    ['openAt=now', ['are open now']],
    ['dynamicFilter_gone=x', []],
  ])('of %s is %j', (search, labels) => {
    expect(of(search)).toEqual(labels);
  });
});
