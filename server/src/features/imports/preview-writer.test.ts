import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { importRows, imports } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import type { ImportContext } from './import-context.ts';
import { PreviewWriter } from './preview-writer.ts';

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

const NONE = { rows: 0, kinds: {} };

describe.each(testEngines)('rows that are kept on $name', ({ open }) => {
  let database: Database;
  let writer: PreviewWriter;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.delete(imports);
    const services = { database, now: () => new Date() };
    writer = new PreviewWriter({ services, viewer: null } as unknown as ImportContext, 'file');
  });
  afterAll(() => database.close());

  it('are all there at the end', async () => {
    await writer.add(rows(1, 2));
    await writer.add(rows(3));
    const batch = await writer.end({ location: 'a.csv', unusedColumns: [] }, {
      total: 3,
      errors: [],
      notes: NONE,
    } as never);
    expect(batch).toMatchObject({ location: 'a.csv', total: 3 });
    expect(await database.db.$count(importRows)).toBe(3);
  });

  it.each([
    ['at the next ones', () => writer.add(rows(4))],
    [
      'at the end',
      () =>
        writer.end({ location: 'a.csv', unusedColumns: [] }, {
          total: 3,
          errors: [],
          notes: NONE,
        } as never),
    ],
  ])('are told %s when they cannot be written, and none stays', async (_when, next) => {
    await writer.add(rows(1, 2));
    await writer.add(REFUSED);
    await expect(next()).rejects.toThrow(/import_rows/);
    await writer.abort();
    expect(await database.db.$count(imports)).toBe(0);
    expect(await database.db.$count(importRows)).toBe(0);
  });
});
