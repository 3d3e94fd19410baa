import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bostonTiles } from '../../testing/boston-tiles.ts';
import type { BenchRow } from '../report.ts';
import { compare } from './compare.ts';
import { startMeasured } from './measured-server.ts';
import { captureRead, headerOf, type Read } from './reads.ts';

const PORT = 4890;
const BARE_PORT = 4891;
const ROUNDS = 60;
const LIMIT = 1.15;
const RANGE_LIMIT = 1.3;

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
    for (const read of await captureReads(PORT)) {
      const limit = read.status === 206 ? RANGE_LIMIT : LIMIT;
      rows.push(...(await compare(read, { ours, bare, limit, rounds: ROUNDS })));
    }
    return rows;
  } finally {
    await ours.stop();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
