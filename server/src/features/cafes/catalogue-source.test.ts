import { describe, expect, it } from 'vitest';
import type { CatalogueCafe } from '../../catalogue/types.ts';
import { cafes } from '../../database/schema.ts';
import { seedDatabase } from '../../seed/seed-database.ts';
import { testEngines, useEmptyDatabase } from '../../testing/database.ts';
import { databaseSource } from './catalogue-source.ts';

async function readAll(pages: AsyncIterable<string>): Promise<CatalogueCafe[][]> {
  const read: CatalogueCafe[][] = [];
  for await (const page of pages) read.push(JSON.parse(page) as CatalogueCafe[]);
  return read;
}

describe.each(testEngines)('the pages of the catalogue’s source on $name', ({ open }) => {
  const lend = useEmptyDatabase(open);

  it('are all published cafes as they are read one by one', async () => {
    const database = await lend();
    await seedDatabase(database, { seed: 'demo', now: new Date(), log: () => {} });
    const source = databaseSource(database);
    const [page = [], ...others] = await readAll(source.pages());
    expect([page.length, others]).toEqual([105, []]);
    const oneByOne = await source.loadCafes(page.map(({ id }) => id));
    expect(page).toEqual(oneByOne.toSorted((a, b) => a.id - b.id));
  });

  it('are as many as there must be, with each cafe once', async () => {
    const database = await lend();
    const rows = Array.from({ length: 2100 }, (_, at) => ({
      name: `Cafe ${at}`,
      address: '1 Main St',
      area: 'Downtown',
      latitude: 42 + at / 1e7,
      longitude: -71,
      status: at % 3 === 0 ? ('draft' as const) : ('published' as const),
    }));
    await database.db.insert(cafes).values(rows);
    const pages = await readAll(databaseSource(database).pages());
    expect(pages.map(({ length }) => length)).toEqual([1000, 400]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1400);
  });

  it('are none of an empty database', async () => {
    expect(await readAll(databaseSource(await lend()).pages())).toEqual([]);
  });
});
