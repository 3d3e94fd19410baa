import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueCafe } from '../../catalogue/types.ts';
import type { Database } from '../../database/open.ts';
import { cafeFilterOptions, cafes } from '../../database/schema.ts';
import { seedDatabase } from '../../seed/seed-database.ts';
import { testEngines } from '../../testing/database.ts';
import { databaseSource, readCafes } from './catalogue-source.ts';

async function readAll(pages: AsyncIterable<string>): Promise<CatalogueCafe[][]> {
  const read: CatalogueCafe[][] = [];
  for await (const page of pages) read.push(JSON.parse(page) as CatalogueCafe[]);
  return read;
}

describe.each(testEngines)('the pages of the catalogue’s source on $name', ({ open }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('are all published cafes as they are read one by one', async () => {
    await seedDatabase(database, { seed: 'demo', now: new Date(), log: () => {} });
    const source = databaseSource(database);
    const [page = [], ...others] = await readAll(source.pages());
    expect([page.length, others]).toEqual([105, []]);
    const oneByOne = await source.loadCafes(page.map(({ id }) => id));
    expect(page).toEqual(oneByOne.toSorted((a, b) => a.id - b.id));
    // Columns come from the driver as other types than JSON has.
    const stored = await readCafes(database.db, eq(cafes.status, 'published'));
    expect(page).toEqual(stored.map(({ cafe }) => cafe).toSorted((a, b) => a.id - b.id));
  });

  it('are as many as there must be, with each cafe once', async () => {
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

  it('have another revision for each changed cafe, and for no other', async () => {
    await seedDatabase(database, { seed: 'boston', now: new Date(), log: () => {} });
    const { db } = database;
    const source = databaseSource(database);
    const read = async () => {
      const pages = [];
      for await (const page of source.revisions()) pages.push(...page);
      return new Map(pages);
    };
    const before = await read();
    const [rated, edited, linked, unlinked, archived] = [...before.keys()] as [number, number, number, number, number]; // prettier-ignore
    await db.update(cafes).set({ ratingCount: 1, ratingSum: 5 }).where(eq(cafes.id, rated));
    await db.update(cafes).set({ name: 'Another' }).where(eq(cafes.id, edited));
    const links = await db.select().from(cafeFilterOptions);
    const has = (id: number) => new Set(links.filter(({ cafeId }) => cafeId === id).map(({ filterOptionId }) => filterOptionId)); // prettier-ignore
    const option = links.find(({ filterOptionId }) => !has(linked).has(filterOptionId))!;
    const { filterOptionId } = option;
    await db.insert(cafeFilterOptions).values({ cafeId: linked, filterOptionId });
    await db.delete(cafeFilterOptions).where(eq(cafeFilterOptions.cafeId, unlinked));
    await db.update(cafes).set({ status: 'archived' }).where(eq(cafes.id, archived));
    const after = await read();
    const changed = [...after].flatMap(([id, revision]) => (before.get(id) === revision ? [] : id));
    expect(changed.toSorted((a, b) => a - b)).toEqual([rated, edited, linked, unlinked]);
    expect([after.has(archived), after.size]).toEqual([false, before.size - 1]);
    expect(new Set(after.values()).size).toBe(after.size);
  });

  it('are none of an empty database', async () => {
    expect(await readAll(databaseSource(database).pages())).toEqual([]);
  });
});
