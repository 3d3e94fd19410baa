import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentRequestId, runInRequest } from '../core/request-scope.ts';
import { testEngines } from '../testing/database.ts';
import type { Database } from './open.ts';

describe.each(testEngines)('a query on $name', ({ open }) => {
  const asked: string[] = [];
  let database: Database;

  beforeAll(async () => {
    const note = (text: string) => {
      asked.push(`${currentRequestId()}: ${text}`);
      return () => {};
    };
    database = await open({ onQuery: [note] });
  });
  afterAll(() => database.close());

  it('is of the request that asks, though it waits for a connection of another', async () => {
    const ids = Array.from({ length: 30 }, (_one, index) => `request-${index}`);
    const ask = (id: string) =>
      runInRequest({ id }, async () => database.db.execute(sql.raw(`select '${id}' as id`)));
    await Promise.all(ids.map(ask));
    for (const id of ids) expect(asked).toContain(`${id}: select '${id}' as id`);
  });
});
