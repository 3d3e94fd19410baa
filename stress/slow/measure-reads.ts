import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WatchedServer } from '../watched-server.ts';

/** What reads were like while something else went on. */
export interface Reads {
  count: number;
  /** Answers other than 200, and none. */
  failures: number;
  p50: number;
  p99: number;
  /** The server's CPU time as a share of the time. */
  cpu: number;
}

/** Measures the reads of a visitor while `work` goes on. */
export async function measureReads(
  server: WatchedServer,
  work: () => Promise<unknown>,
): Promise<Reads> {
  const reader = new Worker(new URL('reader.mjs', import.meta.url), {
    workerData: { port: server.port },
    execArgv: [],
  });
  const before = await server.look();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  const after = await server.look();
  const answer = once(reader, 'message');
  reader.postMessage('stop');
  const [{ times, failures }] = (await answer) as [{ times: number[]; failures: number }];
  const sorted = times.toSorted((a, b) => a - b);
  return {
    count: times.length,
    failures,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    cpu: (after.cpuMs - before.cpuMs) / took,
  };
}
