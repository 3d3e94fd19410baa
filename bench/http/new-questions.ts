import { exchange } from '../exchange.ts';
import type { Server } from '../server.ts';
import { newAddress } from '../visitors.ts';

const WARM_UP = 4000;
const ROUNDS = 5;
const QUESTIONS = 2000;
const AT_ONCE = 4;

/** The twenty cafes that are nearest to a new place, requested from an unused address. */
function ask(port: number, n: number) {
  const place = `lat=${(42 + n / 1e6).toFixed(6)}&lng=${(-71 - n / 1e6).toFixed(6)}`;
  return exchange(port, {
    method: 'GET',
    path: `/api/cafes?sortBy=distance&limit=20&${place}`,
    headers: { 'accept-encoding': 'gzip, br', 'x-forwarded-for': newAddress() },
  });
}

/** The least CPU time of a list that is not cached, in µs, over HTTP and compressed. @throws if one is refused */
export async function costOfNewQuestion(server: Server): Promise<number> {
  let next = 0;
  const askUntil = (end: number) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < end) {
          const { status } = await ask(server.port, next++);
          if (status !== 200) throw new Error(`A question was answered with ${status}.`);
        }
      }),
    );
  await askUntil(WARM_UP);
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const { cpuMs } = await server.look();
    await askUntil(next + QUESTIONS);
    least = Math.min(least, (((await server.look()).cpuMs - cpuMs) * 1000) / QUESTIONS);
  }
  return least;
}
