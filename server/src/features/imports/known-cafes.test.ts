import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { testEngines } from '../../testing/database.ts';
import { knownCafes } from './known-cafes.ts';

describe.each(testEngines)('known cafes on $name', ({ open }) => {
  let database: Database;

  const insertDrafts = (count: number) =>
    database.db.execute(sql`
      insert into cafes (name, address, area, latitude, longitude, source, source_id, status)
      select 'Cafe ' || n, '1 Main St', 'Fenway', 42, -71, case when n % 2 = 0 then 'file' else 'osm' end, n, 'draft'
      from generate_series(1, ${count}::int) n`);
  const collect = async <T>(pages: AsyncIterable<readonly T[]>) => {
    const sizes: number[] = [];
    const all: T[] = [];
    for await (const page of pages) {
      sizes.push(page.length);
      all.push(...page);
    }
    return { sizes, all };
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it.each([0, 2000, 2500])('are read in pages, each of %i once', async (count) => {
    await database.db.execute(sql`delete from cafes`);
    await insertDrafts(count);
    const known = knownCafes(database, 'file');
    const cafes = await collect(known.cafes);
    expect(Math.max(...cafes.sizes)).toBeLessThanOrEqual(1000);
    expect(new Set(cafes.all.map(({ name }) => name)).size).toBe(count);
    expect(cafes.all).toHaveLength(count);
    const ids = await collect(known.ids);
    expect(ids.all).toHaveLength(count / 2);
    expect(ids.all.every((id) => Number(id) % 2 === 0)).toBe(true);
  });
});
