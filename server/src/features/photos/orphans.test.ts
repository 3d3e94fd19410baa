import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { cafes, photoFiles, photos } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { purgeRemoved } from './edit-photos.ts';

const values = { name: 'A', address: '1 Main St', area: 'Downtown', latitude: 42, longitude: -71 };

// Two transactions at once: the embedded database has one connection.
describe.each(testEngines.slice(-1))('files of photos on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const filesOf = (hash: string) => database.db.$count(photoFiles, eq(photoFiles.hash, hash));
  const add = async (hash: string, cafeCount: number) => {
    const { db } = database;
    const added = await db
      .insert(cafes)
      .values(Array.from({ length: cafeCount }, () => values))
      .returning({ id: cafes.id });
    const size = { width: 1200, height: 900 };
    const rows = await db
      .insert(photos)
      .values(added.map(({ id: cafeId }) => ({ ...size, cafeId, hash, state: 'ready' as const })))
      .returning({ id: photos.id });
    const bytes = Uint8Array.of(1, 2, 3);
    await db.insert(photoFiles).values({ hash, width: 480, format: 'webp', bytes });
    return rows.map(({ id }) => id);
  };

  it('are deleted though the last two photos of one went at the same time', async () => {
    const [one, other] = (await add('aa', 2)) as [number, number];
    let deleted = 0;
    let end = () => {};
    const both = new Promise<void>((resolve) => (end = resolve));
    const remove = (id: number) =>
      database.inTransaction(async (tx) => {
        await tx.delete(photos).where(eq(photos.id, id));
        deleted += 1;
        if (deleted === 2) end();
        // Neither has seen that the other one is gone.
        await both;
      });
    await Promise.all([remove(one), remove(other)]);
    expect(await filesOf('aa')).toBe(1);
    const [kept] = await add('bb', 1);
    await purgeRemoved(database, new Date());
    expect([await filesOf('aa'), await filesOf('bb')]).toEqual([0, 1]);
    await database.db.delete(photos).where(inArray(photos.id, [kept!]));
    expect(await filesOf('bb')).toBe(0);
  });
});
