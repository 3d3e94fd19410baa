import { once } from 'node:events';
import { newWorker } from '../../server/src/core/new-worker.ts';
import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { startMeasured } from '../http/measured-server.ts';
import { least } from '../rounds.ts';
import { rateMany } from './ratings.ts';
import { timeOtherNode } from './other-node.ts';
import { registerMember, type Visitor } from './visitors.ts';

/** So many that none writes more often than a member may. */
const MEMBERS = 200;
const ROUNDS = 3;
const READER = {
  bundled: new URL('reader.js', import.meta.url),
  source: new URL('reader.ts', import.meta.url),
};

/** The 99th percentile of the time of reads, in ms, while members rate at an even pace. */
async function readsBeside(rate: () => Promise<unknown>, origin: string): Promise<number> {
  // In a thread of its own, so that it does not wait for the answers to the ratings.
  const reader = newWorker(READER, { workerData: { origin } });
  await rate().finally(() => reader.postMessage('stop'));
  const [times] = (await once(reader, 'message')) as [number[]];
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

export interface AtSize {
  /** Ratings a second. */
  perSecond: number;
  /** Of reads beside ratings at a pace, in ms. */
  p99: number;
  /** Until another node shows a rating, in ms at the 99th percentile. */
  elsewhere: number;
}

/**
 * What members' ratings cost in a directory of some size; of the quietest round, for what else a machine does only adds.
 * @param pace ratings a second beside which reads are timed
 */
export function rateAtSize(
  script: URL,
  port: number,
  { size, pace }: { size: number; pace: number },
): Promise<AtSize> {
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
      const rates: number[] = [];
      const waits: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        rates.push((await rateMany(members, ids, { round: round * 2 })).perSecond);
        const rate = () => rateMany(members, ids, { round: round * 2 + 1, pace });
        waits.push(await readsBeside(rate, origin));
      }
      const elsewhere = await timeOtherNode({ origin, script, port: port + 1, settings });
      return { perSecond: Math.max(...rates), p99: least(waits), elsewhere };
    } finally {
      await server.stop();
    }
  });
}
