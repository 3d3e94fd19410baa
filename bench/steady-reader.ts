// A worker thread that reads at an even pace, however long each answer takes, until it is stopped. What else the
// process does, such as an attack, must not count.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { exchange } from './exchange.ts';

const EVERY_MS = 10;

const { port, paths } = workerData as { port: number; paths: readonly string[] };
let isOver = false;
parentPort!.once('message', () => (isOver = true));
parentPort!.postMessage('ready');

/** Each by another visitor, because of the limit for one. @returns ms until a whole answer of 200, else null */
async function read(at: number): Promise<number | null> {
  const headers = {
    'accept-encoding': 'gzip',
    'x-forwarded-for': `172.16.${(at >> 8) & 255}.${at & 255}`,
  };
  const path = paths[at % paths.length]!;
  const answer = await exchange(port, { method: 'GET', path, headers }).catch(() => null);
  return answer?.status === 200 ? answer.ms : null;
}

const reads: Promise<number | null>[] = [];
while (!isOver) {
  reads.push(read(reads.length));
  await sleep(EVERY_MS);
}
parentPort!.postMessage(await Promise.all(reads));
