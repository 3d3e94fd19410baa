import type { Visitor } from './visitors.ts';

const WRITES = 3_000;
const CONCURRENCY = 32;

interface Rated {
  perSecond: number;
  /** How many ratings each cafe has, by its id. */
  counts: ReadonlyMap<number, number>;
}

/** Many members rate cafes at once, as fast as they are answered. */
export async function rateMany(
  members: readonly Visitor[],
  cafeIds: readonly number[],
): Promise<Rated> {
  const pairs = new Set<string>();
  let next = 0;
  const began = performance.now();
  const write = async () => {
    while (next < WRITES) {
      const n = next++;
      const [member, cafe] = [n % members.length, cafeIds[(n * 7) % cafeIds.length]!];
      pairs.add(`${member} ${cafe}`);
      const body = { rating: (n % 5) + 1 };
      const answer = await members[member]!.send('POST', `/api/cafes/${cafe}/ratings`, body);
      if (!answer.ok) throw new Error(await answer.text());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, write));
  const perSecond = WRITES / ((performance.now() - began) / 1000);
  const counts = new Map<number, number>();
  for (const pair of pairs) {
    const id = Number(pair.split(' ')[1]);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { perSecond, counts };
}
