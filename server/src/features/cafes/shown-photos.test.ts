import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { photos } from '../../database/schema.ts';
import { seedDatabase } from '../../seed/seed-database.ts';
import { testEngines } from '../../testing/database.ts';
import { readCafes } from './catalogue-source.ts';

describe.each(testEngines)('the photos of cafes that are read from $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
    await seedDatabase(database, { seed: 'demo', now: new Date('2026-03-01T12:00:00Z') });
  });
  afterAll(() => database.close());

  it('are each cafe’s own, in their order', async () => {
    const stored = await database.db.select().from(photos).orderBy(photos.position);
    const read = await readCafes(database.db);
    expect(read.filter(({ cafe }) => (cafe.photos?.length ?? 0) > 1)).not.toEqual([]);
    for (const { cafe } of read) {
      const own = stored.filter(({ cafeId }) => cafeId === cafe.id).map(({ id }) => id);
      expect(cafe.photos?.map(({ id }) => id) ?? []).toEqual(own);
    }
  });
});
