import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile, report, type BenchRow } from '../../bench/report.ts';
import { startWatched } from '../watched-server.ts';
import { growth, median, type Measure, type Sample } from './flatness.ts';
import { drawSoak } from './picture.ts';
import { fillCaches, startLoad } from './visitors.ts';

const DEFAULT_MINUTES = 20;
const EVERY_MS = 5000;
/** The number of samples between two collections of garbage. */
const COLLECT_EVERY = 6;
const PICTURE = fileURLToPath(new URL('../../docs/reliability-soak.svg', import.meta.url));

/** How much more may be in use at the end than after the warm-up: photos and cafes are added all the time. */
const MAX_GROWTH: readonly [Measure, string, string, number][] = [
  ['rssMb', 'memory (RSS)', 'MB', 40],
  ['heapMb', 'of it, heap in use', 'MB', 10],
  ['buffersMb', 'of it, buffers in use', 'MB', 10],
  ['handles', 'handles', '', 10],
  ['ownFiles', 'open files and sockets', '', 10],
  ['p50', 'answers, p50', 'ms', 20],
];

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
const server = await startWatched();
await fillCaches(server);
const load = await startLoad(server);
const samples: Sample[] = [];
const began = performance.now();
const mb = (bytes: number) => bytes / 1_048_576;
let answered = 0;
while (performance.now() - began < minutes * 60_000 && server.end === null) {
  await sleep(EVERY_MS);
  const isCollected = samples.length % COLLECT_EVERY === 0;
  const { memory, handles, descriptors, loopDelayMs } = await server.look(isCollected);
  const times = load.times.splice(0);
  answered += times.length;
  samples.push({
    seconds: (performance.now() - began) / 1000,
    rssMb: mb(memory.rss),
    ...(isCollected && { heapMb: mb(memory.heapUsed), buffersMb: mb(memory.arrayBuffers) }),
    handles,
    ownFiles: descriptors.own,
    databaseFiles: descriptors.database,
    astrayFiles: descriptors.astray,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    loopDelayMs: loopDelayMs.p99,
  });
}
await load.stop();
const { cpuMs } = await server.look();
await server.stop();

const astray = Math.max(...samples.map(({ astrayFiles }) => astrayFiles));
const failures = [...load.failures, ...server.errors];
const files = samples.at(-1)!.databaseFiles;
const missed = report([
  { name: 'minutes', value: minutes, unit: '' },
  { name: 'requests', value: answered, unit: '' },
  { name: 'failed, or lines of level error', value: failures.length, unit: '', most: 0 },
  { name: 'CPU of the server', value: cpuMs / (minutes * 600), unit: '%' },
  ...MAX_GROWTH.flatMap(([measure, name, unit, most]): BenchRow[] => [
    { name: `${name}, median`, value: median(samples, measure), unit },
    { name: `${name}, growth`, value: growth(samples, measure), unit, most },
  ]),
  { name: 'open files of the database, at the end', value: files, unit: '' },
  { name: 'of them, open twice or deleted, at most', value: astray, unit: '', most: 0 },
  { name: 'answers, p99, median', value: median(samples, 'p99'), unit: 'ms' },
  { name: 'event loop delay, p99, median', value: median(samples, 'loopDelayMs'), unit: 'ms' },
]);
for (const line of failures.slice(0, 10)) process.stdout.write(`${line.slice(0, 600)}\n`);
const date = new Date().toISOString().slice(0, 10);
await writeFile(PICTURE, drawSoak(samples, `${minutes} minutes, ${answered} requests, ${date}`));
process.exitCode = missed > 0 ? 1 : 0;
