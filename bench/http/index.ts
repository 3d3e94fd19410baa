import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bostonTiles } from '../../testing/boston-tiles.ts';
import { least } from '../rounds.ts';
import type { BenchRow } from '../report.ts';
import { load } from './load.ts';
import { startMeasured, type MeasuredServer } from './measured-server.ts';
import { captureRead, headerOf, type Read } from './reads.ts';

const PORT = 4890;
const BARE_PORT = 4891;
const WARM_UP = 25_600;
const REQUESTS = 3_200;
const ROUNDS = 60;
const LIMIT = 1.15;
const RANGE_LIMIT = 1.3;

/** CPU time of one request, in microseconds. */
async function cost(server: MeasuredServer, text: string): Promise<number> {
  const before = await server.cpu();
  await load(server.port, text, REQUESTS);
  return ((await server.cpu()) - before) / REQUESTS;
}

async function compare(
  read: Read,
  ours: MeasuredServer,
  bare: MeasuredServer,
): Promise<BenchRow[]> {
  const ready = once(bare.process, 'message');
  const { status, headers, body } = read;
  bare.process.send({ answer: { status, headers, body: body.toString('base64') } });
  await ready;
  for (const server of [ours, bare]) await load(server.port, read.text, WARM_UP);

  const servers = { ours, bare };
  const costs = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    // The second one runs on a warmer machine, so they alternate.
    const turns = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const whose of turns) {
      costs[whose].push(await cost(servers[whose], read.text));
    }
  }
  const ratio = least(costs.ours) / least(costs.bare);
  const limit = read.status === 206 ? RANGE_LIMIT : LIMIT;
  return [
    {
      name: `${read.name}: CPU a request`,
      value: least(costs.ours),
      unit: 'µs',
    },
    {
      name: `${read.name}: bare node:http`,
      value: least(costs.bare),
      unit: 'µs',
    },
    {
      name: `${read.name}: ratio`,
      value: ratio,
      unit: '×',
      target: `≤ ${limit}`,
      ok: ratio <= limit,
    },
  ];
}

async function captureReads(port: number): Promise<Read[]> {
  const list = await captureRead('list, gzip', port, '/api/cafes');
  const [area = ''] = (await (
    await fetch(`http://127.0.0.1:${port}/api/areas`)
  ).json()) as string[];
  const [cafe] = (await (await fetch(`http://127.0.0.1:${port}/api/cafes`)).json()) as {
    id: number;
  }[];
  return [
    list,
    await captureRead('area list, gzip', port, `/api/cafes?area=${encodeURIComponent(area)}`),
    await captureRead('cafe, gzip', port, `/api/cafes/${cafe?.id}`),
    await captureRead('map, gzip', port, '/api/map'),
    await captureRead('list, 304', port, '/api/cafes', { 'if-none-match': headerOf(list, 'etag') }),
    await captureRead('map tiles, 16 kB by range', port, '/map-tiles.pmtiles', {
      range: 'bytes=0-16383',
    }),
  ];
}

/** The built server's hot reads against a bare node:http server sending the same bytes. */
export async function runHttpBench(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const tiles = join(folder, 'boston.pmtiles');
  // Longer than the range that is asked for.
  await writeFile(tiles, Buffer.concat([bostonTiles(), randomBytes(65_536)]));
  const ours = await startMeasured(new URL('../../dist/server/main.js', import.meta.url), PORT, {
    DATA_DIR: join(folder, 'data'),
    MAP_TILES: tiles,
  });
  const bare = await startMeasured(new URL('bare-server.mjs', import.meta.url), BARE_PORT);
  try {
    const rows: BenchRow[] = [];
    for (const read of await captureReads(PORT)) rows.push(...(await compare(read, ours, bare)));
    return rows;
  } finally {
    await ours.stop();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
