import type { Turn, WalkStep } from '@cortado/contract/walks';
import { TURNS } from '@cortado/contract/walks';
import { describe, expect, it } from 'vitest';
import { byStreets, walkLength, walkTime } from './words.ts';
import * as texts from '#messages/cafe/walk';

const step = (street: string | null, metres: number, turn: Turn = 'left'): WalkStep => ({
  turn,
  street,
  metres,
  points: [0, 1],
});

it.each([
  [1, '1 min'],
  [60, '60 min'],
  [61, '1 h 1 min'],
  [70, '1 h 10 min'],
  [120, '2 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(walkTime(minutes)).toBe(words);
});

it.each([
  [0, 'mi', '10 ft'],
  [6, 'mi', '20 ft'],
  [80, 'mi', '250 ft'],
  [290, 'mi', '950 ft'],
  [300, 'mi', '0.2 mi'],
  [3500, 'mi', '2.2 mi'],
  [2, 'km', '10 m'],
  [84, 'km', '80 m'],
  [130, 'km', '150 m'],
  [960, 'km', '950 m'],
  [980, 'km', '1.0 km'],
] as const)('%d metres in %s are %s', (metres, unit, words) => {
  expect(walkLength(metres, unit)).toBe(words);
});

describe('the streets of a way', () => {
  it('are the two longest, all parts of each counted, in the order of the way', () => {
    const steps = [
      step('Newbury St', 90),
      step('Exeter St', 60),
      step('Boylston St', 200),
      step('Exeter St', 60),
    ];
    expect(byStreets(steps)).toBe('by Exeter St and Boylston St');
  });

  it('are one, or none, where more have no name', () => {
    expect(byStreets([step('Newbury St', 90), step(null, 400)])).toBe('by Newbury St');
    expect(byStreets([step(null, 400)])).toBeNull();
  });
});

it('every turn has its own words', () => {
  const words = TURNS.map((turn) => texts.turns[turn]());
  expect(new Set(words).size).toBe(TURNS.length);
  expect(texts.turns['slight-right']()).toBe('Bear right');
});
