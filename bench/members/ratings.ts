import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from './visitors.ts';

const WRITES = 3_000;
const CONCURRENCY = 32;

interface Rated {
  perSecond: number;
  /** How many ratings each cafe has, by its id. */
  counts: ReadonlyMap<number, number>;
}

interface Rating {
  /** Each round gives the same cafes other stars, so that every rating changes an average. */
  round: number;
  /** Ratings a second, begun at even times; as fast as they are answered if there is none. */
  pace?: number;
}

/** Many members rate many cafes at once, each cafe once in a round. */
export async function rateMany(
  members: readonly Visitor[],
  cafeIds: readonly number[],
  { round, pace = Infinity }: Rating,
): Promise<Rated> {
  const pairs = new Set<string>();
  let next = 0;
  const began = performance.now();
  const write = async () => {
    while (next < WRITES) {
      const n = next++;
      const member = n % members.length;
      const cafe = cafeIds[(n * 7 + Math.floor(n / members.length)) % cafeIds.length]!;
      pairs.add(`${member} ${cafe}`);
      const early = began + (n / pace) * 1000 - performance.now();
      if (early > 0) await sleep(early);
      const body = { rating: ((n + round) % 5) + 1 };
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
