import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from './visitors.ts';

const WRITES = 3_000;
const CONCURRENCY = 32;

interface Rated {
  perSecond: number;
  /** How many ratings each cafe has, by its id. */
  counts: ReadonlyMap<number, number>;
}

/**
 * Many members rate cafes at once.
 * @param pace ratings a second, begun at even times; as fast as they are answered if there is none
 */
export async function rateMany(
  members: readonly Visitor[],
  cafeIds: readonly number[],
  pace = Infinity,
): Promise<Rated> {
  const pairs = new Set<string>();
  let next = 0;
  const began = performance.now();
  const write = async () => {
    while (next < WRITES) {
      const n = next++;
      const [member, cafe] = [n % members.length, cafeIds[(n * 7) % cafeIds.length]!];
      pairs.add(`${member} ${cafe}`);
      const early = began + (n / pace) * 1000 - performance.now();
      if (early > 0) await sleep(early);
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
