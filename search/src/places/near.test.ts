import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Places } from './places.ts';
import { addBit, emptyBits } from '../sets/bitset.ts';
import { toPositionSet } from '../sets/position-set.ts';
import { runToEnd } from '../slices.ts';
import { nearOf } from './near.ts';
import { selectBest } from '../ranking/select-best.ts';

const SIZE = 3000;

/** The 180th meridian is crossed from one end of this to the other. */
const ANYWHERE = { least: -179, most: 179 };
const ACROSS = { least: 165, most: 195 };

/** Towns of places, some of which tie or are impossible. Half of them are within some longitudes. */
function placesOf(random: () => number, { least, most }: typeof ANYWHERE): Places {
  const towns = Array.from({ length: 60 }, (_, at) => {
    const lng = at % 2 === 0 ? least + random() * (most - least) : random() * 358 - 179;
    return { lat: random() * 179 - 89.5, lng: lng > 180 ? lng - 360 : lng };
  });
  const latitudes = new Float64Array(SIZE);
  const longitudes = new Float64Array(SIZE);
  for (let at = 0; at < SIZE; at++) {
    const { lat, lng } = towns[Math.floor(random() * towns.length)]!;
    const spread = random() < 0.7 ? 0 : random() - 0.5;
    latitudes[at] = random() < 0.02 ? 999 : lat + spread;
    longitudes[at] = lng + spread;
  }
  return runToEnd(Places.build({ latitudes, longitudes }));
}

it.each([
  ['anywhere', ANYWHERE],
  ['across the 180th meridian', ACROSS],
])('finds the nearest places %s, ties included', (_where, range) => {
  let tested = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 31 }),
      fc.record({
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lng: fc.double({ min: range.least, max: range.most, noNaN: true }),
      }),
      fc.constantFrom(1, 10, 200),
      fc.constantFrom(0.1, 0.5, 1),
      (seed, { lat, lng }, limit, share) => {
        const from = { lat, lng: lng > 180 ? lng - 360 : lng };
        let state = seed;
        const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
        const places = placesOf(random, range);
        const bits = emptyBits(SIZE);
        for (let position = 0; position < SIZE; position++)
          if (random() < share) addBit(bits, position);
        const all = toPositionSet(bits);
        const near = nearOf(all, places, from, limit);
        if (!near) return;
        tested++;
        const keys = [places.byDistance(from)] as const;
        expect(selectBest(near, keys, limit)).toEqual(selectBest(all, keys, limit));
      },
    ),
    { numRuns: 60, seed: 5 },
  );
  expect(tested).toBeGreaterThan(20);
});
