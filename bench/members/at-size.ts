import { once } from 'node:events';
import { newWorker } from '../../server/src/core/new-worker.ts';
import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { startMeasured } from '../http/measured-server.ts';
import { rateMany } from './ratings.ts';
import { registerMember, type Visitor } from './visitors.ts';

const MEMBERS = 60;
export const PACE = 500;
const READER = {
  bundled: new URL('reader.js', import.meta.url),
  source: new URL('reader.ts', import.meta.url),
};

/** Ratings a second in a directory of this size, and the 99th percentile of the time, in ms, of reads beside `PACE` of them a second. */
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
      const { perSecond } = await rateMany(members, ids);
      // In a thread of its own, so that it does not wait for the answers to the ratings.
      const reader = newWorker(READER, { workerData: { origin } });
      await rateMany(members, ids, PACE).finally(() => reader.postMessage('stop'));
      const [times] = (await once(reader, 'message')) as [number[]];
      return { perSecond, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]! };
    } finally {
      await server.stop();
    }
  });
}
