import { endpoints } from '@cortado/contract';
import { expect } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestApp } from './product.ts';

/** Reads that ask another service, or belong to somebody's sign-in or subscription. */
const NOT_OF_THE_DIRECTORY = /^\/api\/(login|newsletter|oauth|places?)\b/;
const QUERIES: Readonly<Record<string, string>> = {
  '/api/suggest': '?q=pour',
  '/api/understand': '?q=quiet+pour+over+open+now',
  '/api/map': '?q=coffee',
  '/api/cafes': '?q=coffee&sortBy=rating_high&limit=200',
  '/api/facets': '?features=wifi',
  '/api/suggestions/duplicates': '?name=Pavement&address=Newbury',
};

/** Every read that the contract has for everybody. */
const READS = Object.values(endpoints)
  .filter(({ method, access }) => method === 'GET' && access === 'everyone')
  .map(({ path }) => path)
  .filter((path) => !path.includes('{') && !NOT_OF_THE_DIRECTORY.test(path));

/** What the product answers to everybody, by address, each of which exists. */
export async function readsOf(database: Database): Promise<ReadonlyMap<string, string>> {
  const product = await openTestApp(database, { seed: 'none' });
  const answers = new Map<string, string>();
  const read = async (url: string) => {
    const { statusCode, rawPayload } = await product.app.inject({ url });
    expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
    answers.set(url, rawPayload.toString('base64'));
    return rawPayload.toString();
  };
  try {
    const list = JSON.parse(await read('/api/cafes')) as { id: number }[];
    for (const { id } of list) {
      const cafe = await read(`/api/cafes/${id}`);
      const [hash] = /(?<="hash":")\w+/.exec(cafe) ?? [];
      if (hash) await read(`/photos/${hash}-480.webp`);
      await read(`/api/cafes/${id}/similar`);
    }
    for (const path of READS) await read(path + (QUERIES[path] ?? ''));
  } finally {
    await product.close();
  }
  return answers;
}

/** How many addresses of each kind there are, so that no kind is missing from a comparison. */
export const kindsOf = (reads: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    ['/photos/', '/api/cafes/', '/api/map', '/api/facets', '/api/cafes.csv'].map((kind) => [
      kind,
      [...reads.keys()].filter((url) => url.startsWith(kind)).length,
    ]),
  );
