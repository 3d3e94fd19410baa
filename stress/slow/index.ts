import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRow } from '../../bench/report.ts';
import { formatTable } from '../../bench/table.ts';
import { startWatched } from '../watched-server.ts';
import { dripBodies, dripHeaders, flood, openIdle, type Connections } from './attacks.ts';
import { measureReads, type Reads } from './measure-reads.ts';

const MAX_P99_MS = 100;
/** Longer than the server waits for headers. */
const WATCH_MS = 25_000;
const DRIPPING = 1000;
const IDLE = 10_000;
const FLOOD = { perSecond: 1000, seconds: 15 };

const rowsOf = (name: string, { count, failures, p50, p99, cpu }: Reads): BenchRow[] => [
  { name: `${name}: reads of others`, value: count, unit: '' },
  { name: `${name}: of them failed`, value: failures, unit: '', target: '0', ok: failures === 0 },
  { name: `${name}: reads, p50`, value: p50, unit: 'ms' },
  {
    name: `${name}: reads, p99`,
    value: p99,
    unit: 'ms',
    target: `≤ ${MAX_P99_MS}`,
    ok: p99 <= MAX_P99_MS,
  },
  { name: `${name}: the server's CPU`, value: cpu * 100, unit: '%' },
];

const server = await startWatched();
const rows: BenchRow[] = [];
const under = async (name: string, work: () => Promise<unknown>) => {
  rows.push(...rowsOf(name, await measureReads(server, work)));
  process.stdout.write(`${name}: done.\n`);
};

/** Measures while connections are held open, for longer than they may be. */
async function hold(name: string, open: () => Promise<Connections>, mustCut: boolean) {
  const before = (await server.look(true)).memory.rss;
  let connections: Connections | undefined;
  await under(name, async () => {
    connections = await open();
    rows.push({ name: `${name}: opened`, value: connections.opened, unit: '' });
    const { rss } = (await server.look()).memory;
    rows.push({ name: `${name}: memory more`, value: (rss - before) / 1_048_576, unit: 'MB' });
    await sleep(WATCH_MS);
  });
  const { opened, cut } = connections!;
  const target = mustCut ? { target: `${opened}`, ok: cut === opened } : {};
  rows.push({ name: `${name}: cut after ${WATCH_MS / 1000} s`, value: cut, unit: '', ...target });
  connections!.close();
}

const PARTS: Record<string, () => Promise<void>> = {
  nothing: () => under('nothing else', () => sleep(5000)),
  headers: () => hold('headers dripped', () => dripHeaders(server.port, DRIPPING), true),
  bodies: () => hold('bodies dripped', () => dripBodies(server.port, DRIPPING), false),
  idle: () => hold('idle connections', () => openIdle(server.port, IDLE), true),
  flood: () =>
    under('flood', async () => {
      const { sent, statuses } = await flood(server.port, FLOOD.perSecond, FLOOD.seconds);
      rows.push({ name: 'flood: distinct searches and pages', value: sent, unit: '' });
      for (const [status, count] of statuses) {
        rows.push({ name: `flood: answered ${status}`, value: count, unit: '' });
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
process.stdout.write(`${formatTable(rows)}\n`);
for (const line of server.errors.slice(0, 5)) process.stdout.write(`${line}\n`);
process.exitCode = rows.some(({ ok }) => ok === false) || server.errors.length > 0 ? 1 : 0;
