import { describe, expect, it } from 'vitest';
import { PositionCheck } from './position-check.ts';

type Place = readonly [latitude: number, longitude: number];
const LISBON: readonly Place[] = Array.from({ length: 8 }, (_one, n) => [38.7 + n / 100, -9.15]);

function kindsOf(places: readonly Place[], isWanted = true) {
  const check = new PositionCheck();
  for (const [number, [latitude, longitude]] of places.entries()) {
    check.add(number, { name: `Cafe ${number}`, latitude, longitude }, isWanted);
  }
  return check.notes().map(({ number, notes }) => [number, notes[0]!.kind]);
}

describe('a position', () => {
  it.each<[string, readonly Place[], unknown[]]>([
    ['near the rest is not noted', LISBON, []],
    ['of another city is far off', [...LISBON, [41.15, -8.61]], [[8, 'far']]],
    ['that is near only when swapped is swapped', [...LISBON, [-9.15, 38.7]], [[8, 'swapped']]],
    [
      'in the next town is not noted, nor one across a country where the rest is',
      [...LISBON, [38.8, -9.4]],
      [],
    ],
    ['of few rows is not noted', [[38.7, -9.1], [41.1, -8.6], [0.1, 5]], []], // prettier-ignore
    [
      'across the line where days begin is near',
      [...Array.from({ length: 6 }, (): Place => [-17.8, 179.9]), [-17.8, -179.9]],
      [],
    ],
  ])('%s', (_what, places, expected) => {
    expect(kindsOf(places)).toEqual(expected);
  });

  it('of a row that is not imported is not noted', () => {
    expect(kindsOf([...LISBON, [41.15, -8.61]], false)).toEqual([]);
  });
});
