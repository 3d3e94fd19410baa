import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { startMeasured } from '../http/measured-server.ts';
import { rateMany } from './ratings.ts';
import { registerMember, type Visitor } from './visitors.ts';

const MEMBERS = 60;

/** Ratings a second in a directory of this size, and the 99th percentile of the time, in ms, of the reads beside them. */
export function rateAtSize(
  script: URL,
  port: number,
  size: number,
): Promise<{ perSecond: number; p99: number }> {
  return withFreshDatabase(async (url) => {
    await fillDirectory(url, size);
    const settings = { DATABASE_URL: url, TRUST_PROXY: '1', SEED: 'none' };
    const server = await startMeasured(script, port, settings);
    const origin = `http://127.0.0.1:${port}`;
    try {
      const members: Visitor[] = [];
      for (let n = 0; n < MEMBERS; n++) members.push(await registerMember(origin, `member${n}`));
      const list = await (await fetch(`${origin}/api/cafes?limit=200`)).json();
      const ids = (list as { id: number }[]).map(({ id }) => id);
      const times: number[] = [];
      let rating = true;
      const reading = (async () => {
        for (let n = 0; rating; n++) {
          const began = performance.now();
          await (await fetch(`${origin}/api/cafes?q=coffee&limit=20&offset=${n % 100}`)).text();
          times.push(performance.now() - began);
        }
      })();
      const { perSecond } = await rateMany(members, ids);
      rating = false;
      await reading;
      return { perSecond, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]! };
    } finally {
      await server.stop();
    }
  });
}
