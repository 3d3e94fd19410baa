import type { Cafe, KnownFact } from '@cortado/contract';
import { expect, it } from 'vitest';
import { withListedHours } from './listed-hours.ts';

const cafe = (known?: Partial<KnownFact>) =>
  ({
    openingHours: '24/7',
    hours: [],
    facts: known && [{ fact: 'openingHours', source: null, isConfirmed: false, ...known }],
  }) as unknown as Cafe;
const sample = { source: { by: 'sample', on: '2026-11-24' } } as const;

it.each([
  ['samples', cafe(sample), false, null],
  ['others', cafe({}), false, '24/7'],
  ['those whose source is not loaded', cafe(), false, '24/7'],
  ['unconfirmed ones among confirmed facts only', cafe({}), true, null],
  ['confirmed ones', cafe({ isConfirmed: true }), true, '24/7'],
] as const)('lists %s as known or not', (_which, shown, isConfirmedOnly, hours) => {
  expect(withListedHours(shown, isConfirmedOnly).openingHours).toBe(hours);
});
