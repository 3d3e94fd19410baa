import { setTimeout as sleep } from 'node:timers/promises';
import { report, type BenchRow } from '../../bench/report.ts';
import { measureReads } from '../../bench/steady-reads.ts';
import { startWatched } from '../watched-server.ts';
import { dripBodies, dripHeaders, flood, openIdle, type Connections } from './attacks.ts';

/** Longer than the server waits for headers. */
const WATCH_MS = 25_000;
const DRIPPING = 1000;
const IDLE = 10_000;
const FLOOD = { perSecond: 1000, seconds: 15 };
/** Whose answers lie ready. */
const READS = ['/api/cafes', '/api/facets', '/', '/api/filter-categories', '/about'];

const server = await startWatched();
const rows: BenchRow[] = [];

/** Measures the reads of visitors and the server's CPU while `work` runs. */
async function under(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const before = (await server.look()).cpuMs;
  const { count, failures, p50, p99 } = await measureReads(server.port, READS, work);
  const cpu = ((await server.look()).cpuMs - before) / (performance.now() - began);
  rows.push(
    { name: `${name}: reads of others`, value: count, unit: '' },
    { name: `${name}: of them failed`, value: failures, unit: '', most: 0 },
    { name: `${name}: reads, p50`, value: p50, unit: 'ms' },
    { name: `${name}: reads, p99`, value: p99, unit: 'ms', most: 100 },
    { name: `${name}: the server's CPU`, value: cpu * 100, unit: '%' },
  );
  process.stdout.write(`${name}: done.\n`);
}

/** Measures while connections are held open, for longer than they may be. */
async function hold(name: string, open: () => Promise<Connections>, mustCut: boolean) {
  const before = (await server.look(true)).memory.rss;
  await under(name, async () => {
    const connections = await open();
    const { rss } = (await server.look()).memory;
    await sleep(WATCH_MS);
    const { opened, cut } = connections;
    const least = mustCut ? opened : 0;
    rows.push(
      { name: `${name}: opened`, value: opened, unit: '' },
      { name: `${name}: memory more`, value: (rss - before) / 1_048_576, unit: 'MB' },
      { name: `${name}: cut after ${WATCH_MS / 1000} s`, value: cut, unit: '', least },
    );
    connections.close();
  });
}

const PARTS: Record<string, () => Promise<void>> = {
  nothing: () => under('nothing else', () => sleep(5000)),
  headers: () => hold('headers dripped', () => dripHeaders(server.port, DRIPPING), true),
  bodies: () => hold('bodies dripped', () => dripBodies(server.port, DRIPPING), false),
  idle: () => hold('idle connections', () => openIdle(server.port, IDLE), true),
  flood: () =>
    under('flood', async () => {
      const statuses = await flood(server.port, FLOOD.perSecond, FLOOD.seconds);
      for (const [status, count] of statuses) {
        const name = `flood: distinct searches and pages answered ${status}`;
        rows.push({ name, value: count, unit: '' });
      }
    }),
};

// All parts, or those that are named.
const asked = process.argv.slice(2);
try {
  for (const [name, run] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) await run();
  }
} finally {
  await server.stop();
}
const missed = report(rows);
for (const line of server.errors.slice(0, 5)) process.stdout.write(`${line}\n`);
process.exitCode = missed > 0 || server.errors.length > 0 ? 1 : 0;
