import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../visitors.ts';

const WRITES = 3_000;
const CONCURRENCY = 32;

interface Rating {
  /** Each round gives the same cafes other stars, so that every rating changes an average. */
  round: number;
  /** Ratings a second, begun at even times; as fast as they are answered if there is none. */
  pace?: number;
}

/** Many members rate many cafes at once, each cafe once in a round. @returns ratings a second */
export async function rateMany(
  members: readonly Visitor[],
  cafeIds: readonly number[],
  { round, pace = Infinity }: Rating,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  const write = async () => {
    while (next < WRITES) {
      const n = next++;
      const cafe = cafeIds[(n * 7 + Math.floor(n / members.length)) % cafeIds.length]!;
      const early = began + (n / pace) * 1000 - performance.now();
      if (early > 0) await sleep(early);
      const member = members[n % members.length]!;
      const body = { rating: ((n + round) % 5) + 1 };
      const answer = await member.send('POST', `/api/cafes/${cafe}/ratings`, body);
      if (!answer.ok) throw new Error(await answer.text());
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, write));
  return WRITES / ((performance.now() - began) / 1000);
}
