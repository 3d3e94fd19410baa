import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import type { ImportContext } from './batches.ts';
import { savePreview } from './import-cafes.ts';

const rows = (...numbers: number[]) => ({
  rows: JSON.stringify(
    numbers.map((number) => ({
      number,
      isDuplicate: false,
      isUnplaced: false,
      cafe: { name: 'A' },
    })),
  ),
  notes: [],
});
/** A character that no text of PostgreSQL takes. */
const REFUSED = { ...rows(3), rows: rows(3).rows.replace('"A"', String.raw`"\u0000"`) };

type Save = Parameters<Parameters<typeof savePreview>[2]>[1];

describe.each(testEngines)('rows that are saved on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.delete(imports);
  });
  afterAll(() => database.close());

  const preview = (judge: (save: Save) => Promise<void>) => {
    const services = { database, now: () => new Date() };
    const context = { services, viewer: null } as unknown as ImportContext;
    return savePreview(context, 'file', async (_known, save) => {
      await judge(save);
      const summary = { total: 3, errors: [], notes: { rows: 0, kinds: {} } };
      return { location: 'a.csv', unusedColumns: [], summary: summary as never };
    });
  };

  it('are all there at the end', async () => {
    const { batch } = await preview(async (save) => {
      await save(rows(1, 2));
      await save(rows(3));
    });
    expect(batch).toMatchObject({ location: 'a.csv', total: 3 });
    expect(await database.db.$count(importRows)).toBe(3);
  });

  it('are of no batch where there are none', async () => {
    expect((await preview(async () => {})).batch).toBeNull();
    expect(await database.db.$count(imports)).toBe(0);
  });

  it.each([
    ['at the next ones', (save: Save) => save(rows(4))],
    ['at the end', async () => {}],
  ])('fail %s when they cannot be written, and none stays', async (_when, next) => {
    const failing = preview(async (save) => {
      await save(rows(1, 2));
      await save(REFUSED);
      await next(save);
    });
    await expect(failing).rejects.toThrow(/import_rows/);
    expect(await database.db.$count(imports)).toBe(0);
    expect(await database.db.$count(importRows)).toBe(0);
  });
});
