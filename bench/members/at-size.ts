import { openDatabase } from '../../server/src/database/open.ts';
import { cafes } from '../../server/src/database/schema.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { startMeasured } from '../http/measured-server.ts';
import { inventedDirectory } from '../search/invented-directory.ts';
import { rateMany } from './ratings.ts';
import { registerMember, type Visitor } from './visitors.ts';

const BATCH = 1_000;
const MEMBERS = 60;

async function fill(databaseUrl: string, size: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const rows = inventedDirectory(size).cafes.map(
    ({ id: _id, filterOptionIds: _links, ratingCount: _count, ratingSum: _sum, ...cafe }) => ({
      ...cafe,
      createdAt: new Date(cafe.createdAt),
      status: 'published' as const,
    }),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    await database.db.insert(cafes).values(rows.slice(at, at + BATCH));
  }
  await database.close();
}

/** Ratings a second in a directory of this size, and the 99th percentile of the time, in ms, of the reads beside them. */
export function rateAtSize(
  script: URL,
  port: number,
  size: number,
): Promise<{ perSecond: number; p99: number }> {
  return withFreshDatabase(async (url) => {
    await fill(url, size);
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
