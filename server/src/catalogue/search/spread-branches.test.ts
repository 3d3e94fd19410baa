import { parseCafeQuery } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, replaceCafes } from '../snapshot.ts';
import { seededRandom } from '../../seed/seeded-random.ts';
import { testCafe } from '../testing/cafe.ts';
import type { CatalogueCafe, Snapshot } from '../types.ts';

const SIZE = 12_000;
const AREAS = ['Downtown', 'Back Bay', 'Fenway'];

const nameFrom = (share: number) => Math.floor((1 + share) * 36 ** 4).toString(36);

/** A fifth are branches, up to 400 of a name; most say nothing about their coffee, so that the branches of a name follow one another. */
const random = seededRandom(5);
const chains = Array.from({ length: 30 }, () => nameFrom(random() * 0.8));
const cafes = Array.from({ length: SIZE }, (_, at): CatalogueCafe => {
  const chain = chains[Math.floor(random() ** 2 * chains.length)]!;
  const branch = random() < 0.5 ? ` (Street ${at})` : '';
  return testCafe(at + 1, random() < 0.2 ? `${chain}${branch}` : nameFrom(random()), {
    area: AREAS[Math.floor(random() * 3)]!,
    optionsWeight: random() < 0.1 ? 2 + Math.floor(random() * 6) : 0,
    ...(random() < 0.01 && { ratingCount: 3, ratingSum: 14 }),
  });
});
const nameOf = new Map(cafes.map(({ id, name }) => [id, name.replace(/ \(.*/, '')]));

const ids = (snapshot: Snapshot, query: Record<string, string>) =>
  snapshot.search({ ...parseCafeQuery(query), limit: SIZE }).ids;

/** Places at which a name is repeated too early, where both cafes are unrated. */
function tooNear(list: readonly number[]): number[] {
  const rated = new Set(cafes.filter(({ ratingCount }) => ratingCount > 0).map(({ id }) => id));
  return [...list.keys()].filter(
    (at) =>
      !rated.has(list[at]!) &&
      list.slice(Math.max(0, at - 5), at).some((id) => nameOf.get(id) === nameOf.get(list[at]!)),
  );
}

describe('the branches of a name in a large directory', () => {
  const snapshot = buildSnapshot({ cafes, categories: [] }, 1);
  // A sixth of all, in segments of their own.
  let changed = snapshot;
  for (let from = 0; from < 2000; from += 500)
    changed = replaceCafes(
      changed,
      new Map(cafes.slice(from, from + 500).map((cafe) => [cafe.id, cafe])),
      1,
    );

  it.each([{}, { area: 'Fenway' }])('are never near each other, with filters %o', (query) => {
    const list = ids(snapshot, query);
    expect(list.length).toBeGreaterThan(3000);
    // A very deep page.
    expect(tooNear(list.slice(0, 3000))).toEqual([]);
  });

  it('come in the same order page by page, and over several segments', () => {
    const list = ids(snapshot, {});
    expect(ids(changed, {})).toEqual(list);
    for (const offset of [0, 10, 230, 250, 1010, 3960, 4090, 4200, 4300, 11_990]) {
      const page = parseCafeQuery({ limit: '10', offset: String(offset) });
      for (const one of [snapshot, changed])
        expect(one.search(page).ids).toEqual(list.slice(offset, offset + 10));
    }
  });

  it('are spread at the end of a list too', () => {
    const few = Array.from({ length: 13 }, (_, at) =>
      testCafe(at + 1, at < 10 ? `Cafe ${at}` : 'The Chain', { optionsWeight: at < 10 ? 2 : 0 }),
    );
    const list = buildSnapshot({ cafes: few, categories: [] }, 1).search(parseCafeQuery({})).ids;
    expect(list).toEqual([11, 1, 2, 3, 4, 5, 12, 6, 7, 8, 9, 10, 13]);
  });

  it('do not pass cafes that have a better rating', () => {
    const rated = [5, 5, 4, 4, 4].map((stars, at) =>
      testCafe(at + 1, at === 4 ? 'Another' : 'Chain', { ratingCount: 1, ratingSum: stars }),
    );
    const list = buildSnapshot({ cafes: rated, categories: [] }, 1).search(parseCafeQuery({})).ids;
    expect(list).toEqual([1, 2, 3, 5, 4]);
  });
});
