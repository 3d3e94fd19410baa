//@ts-check
// Reads as a visitor whose answers lie ready, in a thread of its own: what the attack costs this process must not count.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
const PATHS = ['/api/cafes', '/api/facets', '/', '/api/filter-categories', '/about'];

const agent = new Agent({ keepAlive: true });
const headers = { 'x-forwarded-for': '192.0.2.1' };

/** @param {string} path @returns {Promise<number>} the status */
const read = (path) =>
  new Promise((resolve, reject) => {
    get({ agent, port: workerData.port, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

let going = true;
parentPort?.once('message', () => (going = false));

/** @type {number[]} */
const times = [];
let failures = 0;
const pending = new Set();

/** @param {number} n */
async function measure(n) {
  const began = performance.now();
  const status = await read(PATHS[n % PATHS.length] ?? '/').catch(() => 0);
  if (status > 0) times.push(performance.now() - began);
  if (status !== 200) failures += 1;
}

for (let n = 0; going; n++) {
  const reading = measure(n).finally(() => pending.delete(reading));
  pending.add(reading);
  await sleep(EVERY_MS);
}
await Promise.all(pending);
agent.destroy();
parentPort?.postMessage({ times, failures });
