import { DEMO } from './demo-data.ts';
import type { SeedCafe } from './seed-cafes.ts';

const UNRATED = 0.2;

/** Stars of 1 to 5 spread around an average; their own average is as close to it as whole stars allow. */
export function starsAround(average: number, count: number, random: () => number): number[] {
  const stars = Array.from({ length: count }, () =>
    Math.min(5, Math.max(1, Math.round(average + (random() - 0.5) * 3))),
  );
  let missing = Math.round(average * count) - stars.reduce((sum, star) => sum + star, 0);
  while (missing !== 0) {
    const step = Math.sign(missing);
    const index = Math.floor(random() * count);
    const star = stars[index]! + step;
    if (star < 1 || star > 5) continue;
    stars[index] = star;
    missing -= step;
  }
  return stars;
}

/** The number of ratings of a cafe and their average; null leaves it unrated. */
function popularity(key: string, random: () => number): readonly [number, number] | null {
  // Always draws three numbers, used or not, so that one cafe's values never depend on another's.
  const [rated, crowd, liking] = [random(), random(), random()];
  const leader = DEMO.leaders[key];
  if (leader) return leader;
  if (rated < UNRATED) return null;
  return [3 + Math.floor(110 * crowd ** 2), 3.1 + 1.5 * liking ** 0.7];
}

export interface DemoRating {
  cafeKey: string;
  /** Index of the member who rates. */
  member: number;
  stars: number;
  /** How long ago, as a share of the demo's year: 0 is now. */
  age: number;
}

/** Invented ratings of the published cafes: at most one per member and cafe. */
export function demoRatings(
  seedCafes: readonly SeedCafe[],
  memberCount: number,
  random: () => number,
): DemoRating[] {
  return seedCafes.flatMap(({ key, status }) => {
    const chosen = status === 'published' ? popularity(key, random) : null;
    if (!chosen) return [];
    const [count, average] = chosen;
    const first = Math.floor(random() * memberCount);
    return starsAround(average, count, random).map((stars, index) => ({
      cafeKey: key,
      member: (first + index) % memberCount,
      stars,
      age: random(),
    }));
  });
}
