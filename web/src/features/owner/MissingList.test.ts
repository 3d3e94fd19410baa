import type { OwnedCafe } from '@cortado/contract';
import { expect, it } from 'vitest';
import { missingLines } from './MissingList.tsx';

const NOW = Date.UTC(2026, 10, 22, 16, 52);

function linesOf(missing: OwnedCafe['missing'], cafe: Partial<OwnedCafe['cafe']> = {}) {
  const facts = { checkedAt: null, openingHours: '', description: '', ...cafe };
  return missingLines(
    { cafe: facts, missing, waiting: [], reports: [] } as unknown as OwnedCafe,
    NOW,
  ).map(({ text, todo }) => [text, `${todo.label} (${todo.part})`]);
}

it('says what is missing, and where to add it', () => {
  expect(linesOf(['phone', 'photo', 'hours', 'checked', 'description', 'features'])).toEqual([
    ['No photo', 'Add photos (photos)'],
    ['No hours', 'Add hours (hours)'],
    ['Facts not checked yet', 'Check facts (about)'],
    ['No description', 'Add description (about)'],
    ['No information on what you offer', 'Add features (offers)'],
    ['No phone number', 'Add phone (about)'],
  ]);
});

it('says how long ago known hours were checked, and that a description is short', () => {
  const checkedAt = new Date(NOW - 214 * 86_400_000).toISOString();
  const cafe = { checkedAt, openingHours: 'Mo-Fr 07:00-18:00', description: 'Nice.' };
  expect(linesOf(['checked', 'description'], cafe)).toEqual([
    ['Hours not checked for 7 months', 'Check hours (hours)'],
    ['A very short description', 'Add description (about)'],
  ]);
});
