// A worker thread that asks as visitors do, until it is told to stop.
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A visitor asks every so often, whether or not the last answer is there. */
const EVERY_MS = 15;

const { origin } = workerData as { origin: string };
// The bytes are not unpacked, which would take the server's share of the processor.
const headers = { 'accept-encoding': 'gzip' };
const agent = new Agent({ keepAlive: true });

/** @returns how long the whole answer has taken, in ms */
const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(`${origin}${path}`, { agent, headers }, (answer) => {
      answer.once('end', () => resolve(performance.now() - began)).resume();
      if (answer.statusCode !== 200) reject(new Error(`It was answered ${answer.statusCode}.`));
    }).once('error', reject);
  });

const waits: Promise<number>[] = [];
const timer = setInterval(() => {
  const turn = waits.length;
  waits.push(ask(turn % 2 === 0 ? '/api/cafes' : `/api/cafes?q=coffee&minRating=1.${turn}`));
}, EVERY_MS);

await once(parentPort!, 'message');
clearInterval(timer);
const times = await Promise.all(waits);
agent.destroy();
parentPort!.postMessage(times.toSorted((a, b) => a - b));
