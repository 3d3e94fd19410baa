// A worker thread that reads lists at an even pace, however long each takes, until it is told to stop.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { newVisitor } from './visitors.ts';

const EVERY_MS = 10;
const PAGES = 100;

const { origin } = workerData as { origin: string };
let isOver = false;
parentPort!.once('message', () => (isOver = true));

/** Each by another visitor, for one alone may not read so much. @returns how long it has taken, in ms */
async function read(offset: number): Promise<number> {
  const visitor = newVisitor(origin);
  const began = performance.now();
  const answer = await visitor.send('GET', `/api/cafes?q=coffee&limit=20&offset=${offset}`);
  await answer.text();
  if (!answer.ok) throw new Error(`A read was answered with ${answer.status}.`);
  return performance.now() - began;
}

const reads: Promise<number>[] = [];
while (!isOver) {
  reads.push(read(reads.length % PAGES));
  await sleep(EVERY_MS);
}
parentPort!.postMessage(await Promise.all(reads));
