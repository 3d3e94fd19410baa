import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoMembers } from './demo.ts';
import { demoRatings, starsAround } from './demo-ratings.ts';
import { readSeedCafes } from './seed-cafes.ts';
import { seededRandom } from './seeded-random.ts';

describe('starsAround', () => {
  it('returns whole stars of 1 to 5 with the requested average', () => {
    assert(
      property(
        integer({ min: 10, max: 50 }),
        integer({ min: 1, max: 250 }),
        integer(),
        (tenths, count, start) => {
          const stars = starsAround(tenths / 10, count, seededRandom(start));
          const sum = stars.reduce((total, star) => total + star, 0);
          expect(stars).toHaveLength(count);
          expect(stars.every((star) => [1, 2, 3, 4, 5].includes(star))).toBe(true);
          expect(sum).toBe(Math.round((tenths / 10) * count));
        },
      ),
    );
  });
});

describe('demoRatings', () => {
  const seedCafes = readSeedCafes();
  const members = demoMembers().length;
  const rate = (start: number) => demoRatings(seedCafes, members, seededRandom(start));

  it('is the same every time for the same start, and another for another', () => {
    expect(rate(1)).toEqual(rate(1));
    expect(rate(1)).not.toEqual(rate(2));
  });

  it('has a member rate a cafe at most once', () => {
    const pairs = rate(1).map(({ cafeKey, member }) => `${cafeKey} ${member}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('demoMembers', () => {
  it('are all different people whose addresses do not exist', () => {
    expect(new Set(demoMembers().map((member) => member.username)).size).toBe(240);
    expect(demoMembers().every((member) => member.email.endsWith('.invalid'))).toBe(true);
  });
});
