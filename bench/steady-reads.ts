import { once } from 'node:events';
import { newWorker } from '../server/src/core/start-script.ts';
import { percentile } from './report.ts';

const READER = {
  bundled: new URL('steady-reader.js', import.meta.url),
  source: new URL('steady-reader.ts', import.meta.url),
};

/** The reads while other work ran. */
export interface Reads {
  count: number;
  /** Answers other than 200, and missing ones. */
  failures: number;
  /** Of the others, in ms. */
  p50: number;
  p99: number;
}

/** Measures a hundred reads a second, of these paths in turn, while `work` runs. */
export async function measureReads(
  port: number,
  paths: readonly string[],
  work: () => Promise<unknown>,
): Promise<Reads> {
  const reader = newWorker(READER, { workerData: { port, paths } });
  await once(reader, 'message');
  await work().finally(() => reader.postMessage('stop'));
  const [reads] = (await once(reader, 'message')) as [(number | null)[]];
  const times = reads.filter((ms) => ms !== null);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { count: reads.length, failures: reads.length - times.length, p50, p99 };
}
