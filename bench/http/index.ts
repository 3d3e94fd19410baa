import type { BenchRow } from '../report.ts';
import { exchange, type Sent } from '../exchange.ts';
import { startProduct, startServer } from '../server.ts';
import { cafeIds, newVisitor } from '../visitors.ts';
import { compare } from './compare.ts';
import { costOfNewQuestion } from './new-questions.ts';

const LIMIT = 1.15;
const RANGE_LIMIT = 1.3;
const NEW_QUESTION_LIMIT = 300;
const BARE = new URL('bare-server.mjs', import.meta.url);

/** The hot reads by name. */
async function hotReads(origin: string, port: number): Promise<[string, Sent, number][]> {
  const guest = newVisitor(origin);
  const [area = ''] = await guest.read<string[]>('/api/areas');
  const [cafe] = await cafeIds(guest);
  const get = (path: string, more: Record<string, string> = {}): Sent => {
    const headers = { host: `127.0.0.1:${port}`, 'accept-encoding': 'gzip', ...more };
    return { method: 'GET', path, headers };
  };
  const { headers } = await exchange(port, get('/api/cafes'));
  return [
    ['list, gzip', get('/api/cafes'), LIMIT],
    ['area list, gzip', get(`/api/cafes?area=${encodeURIComponent(area)}`), LIMIT],
    ['cafe, gzip', get(`/api/cafes/${cafe}`), LIMIT],
    ['map, gzip', get('/api/map'), LIMIT],
    ['list, 304', get('/api/cafes', { 'if-none-match': headers.etag! }), LIMIT],
    [
      'map tiles, 16 kB by range',
      get('/map-tiles.pmtiles', { range: 'bytes=0-16383' }),
      RANGE_LIMIT,
    ],
  ];
}

/** The cost of a list that is not cached. */
async function newQuestion(): Promise<BenchRow> {
  const product = await startProduct();
  try {
    const value = await costOfNewQuestion(product);
    return { name: 'new question, br: CPU', value, unit: 'µs', most: NEW_QUESTION_LIMIT };
  } finally {
    await product.stop();
  }
}

/** New queries, and the built server's hot reads against a bare node:http server sending the same bytes. */
export async function runHttpBench(): Promise<BenchRow[]> {
  const rows = [await newQuestion()];
  const bare = await startServer(BARE);
  const ours = await startProduct();
  try {
    for (const [name, sent, most] of await hotReads(ours.origin, ours.port)) {
      const { own, floor } = await compare(sent, ours, bare);
      rows.push(
        { name: `${name}: CPU a request`, value: own, unit: 'µs' },
        { name: `${name}: bare node:http`, value: floor, unit: 'µs' },
        { name: `${name}: ratio`, value: own / floor, unit: '×', most },
      );
    }
    return rows;
  } finally {
    await ours.stop();
    await bare.stop();
  }
}
