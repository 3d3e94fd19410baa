import { percentile } from '../report.ts';
import { startProduct } from '../server.ts';
import { cafeIds, newVisitor, registerMember } from '../visitors.ts';

const MAX_WAIT_MS = 5_000;
/** So many that each stays below the limit of writes. */
const MEMBERS = 10;
const RATINGS = 20;

/**
 * How long, in ms at the 99th percentile, another node takes to show what a member has just rated.
 * @param origin of the node that members write to
 * @param settings of both
 */
export async function timeOtherNode(
  origin: string,
  settings: Record<string, string>,
): Promise<number> {
  const other = await startProduct(settings);
  try {
    const guest = newVisitor(other.origin);
    const ids = await cafeIds(guest);
    const times: number[] = [];
    for (let n = 0; n < MEMBERS; n++) {
      const member = await registerMember(origin, `elsewhere${n}`);
      // Each member rates different cafes.
      for (const id of ids.slice(n * RATINGS, (n + 1) * RATINGS)) {
        const path = `/api/cafes/${id}`;
        const count = async () => (await guest.read<{ totalRatings: number }>(path)).totalRatings;
        const before = await count();
        const rated = await member.send('POST', `${path}/ratings`, { rating: 3 });
        if (!rated.ok) throw new Error(await rated.text());
        const answered = performance.now();
        while ((await count()) === before) {
          if (performance.now() - answered > MAX_WAIT_MS)
            throw new Error('The other node never heard.');
        }
        times.push(performance.now() - answered);
      }
    }
    return percentile(times, 0.99);
  } finally {
    await other.stop();
  }
}
