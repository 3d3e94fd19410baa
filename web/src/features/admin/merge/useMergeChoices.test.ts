import type { CafeFacts } from '@cortado/contract';
import { expect, it } from 'vitest';
import { startsOnLoser } from './useMergeChoices.ts';

const OLD = '2025-01-01T00:00:00.000Z';
const NEW = '2026-01-01T00:00:00.000Z';

const side = (facts: CafeFacts, createdAt = OLD, checkedAt: string | null = null) => ({
  cafe: { createdAt, checkedAt },
  facts,
  known: [] as { fact: 'name'; isConfirmed: boolean }[],
});
const withName = (name: string, isConfirmed: boolean, createdAt = OLD) => ({
  ...side({ name }, createdAt),
  known: [{ fact: 'name' as const, isConfirmed }],
});

it.each([
  ['phone', side({ phone: '' }), side({ phone: '617' }), true],
  ['phone', side({ phone: '617' }), side({ phone: '' }, NEW), false],
  ['priceLevel', side({ priceLevel: null }), side({ priceLevel: 2 }), true],
  ['imageUrl', side({ imageUrl: null }), side({ imageUrl: 'https://a.example/a.jpg' }), true],
  ['filterIds', side({ filterIds: [3] }), side({ filterIds: [] }, NEW), false],
  [
    'sellsCoffeeBeans',
    side({ sellsCoffeeBeans: true }),
    side({ sellsCoffeeBeans: false }, NEW),
    false,
  ],
  ['name', side({ name: 'A' }), side({ name: 'B' }), false],
  ['name', side({ name: 'A' }), side({ name: 'B' }, NEW), true],
  ['name', side({ name: 'A' }, NEW), side({ name: 'B' }), false],
  ['name', withName('A', false, NEW), withName('B', true), true],
  ['name', withName('A', true), withName('B', false, NEW), false],
  ['name', side({ name: 'A' }), side({ name: 'B' }, OLD, NEW), true],
  [
    'name',
    side({ name: 'A' }, NEW, OLD),
    side({ name: 'B' }, OLD, '2025-12-31T23:00:00.000Z'),
    false,
  ],
] as const)('%s of %j and %j', (field, winner, loser, isLosers) => {
  expect(startsOnLoser(winner, loser, field)).toBe(isLosers);
});
