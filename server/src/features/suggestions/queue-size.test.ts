import type { QueuedSuggestion } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';

const MANY = 10_000;

describe.each(testEngines)('a queue of ten thousand on $name', ({ open }) => {
  const opened = useAdminTest(open);

  beforeAll(async () => {
    const { db } = opened.test.services.database;
    await db.execute(sql`delete from suggestions`);
    await db.execute(sql`
      insert into suggestions (kind, cafe_id, name, proposed, before, fingerprint, created_at)
      select (array['hours', 'moved', 'details'])[n % 3 + 1], id, name,
        '{"phone": "617-555-0170"}', json_build_object('phone', phone), 'of ' || n,
        timestamptz '2026-11-01' - make_interval(mins => n)
      from generate_series(1, ${MANY}::int) n
      join (select id, name, phone, row_number() over () as at from cafes) cafe on cafe.at = n % 121 + 1
      order by n`);
    await db.execute(sql`
      insert into suggestion_senders (suggestion_id, sender_key, note)
      select id, 'guest ' || n, 'As the sign says' from suggestions, generate_series(1, 2) n`);
    await db.execute(sql`analyze suggestions`);
    await db.execute(sql`analyze suggestion_senders`);
  });

  it('pages through all of them, the oldest first', async () => {
    const ids: number[] = [];
    for (const offset of [0, 5000, 9800]) {
      const page = await opened.admin.send(
        'GET',
        `/api/admin/suggestions?limit=200&offset=${offset}`,
      );
      expect(page.headers['x-total-count']).toBe(String(MANY));
      const rows = page.json<QueuedSuggestion[]>();
      expect(rows).toHaveLength(200);
      expect(new Set(rows.map(({ guests }) => guests))).toEqual(new Set([2]));
      ids.push(...rows.map(({ id }) => id));
    }
    // As they were sent, which is not the order of their ids here.
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('reads a page of a kind from an index, without sorting', async () => {
    const { rows } = await opened.test.services.database.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from suggestions where state = 'open' and kind = 'moved'
      order by created_at, id limit 50`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using suggestions_\w+/);
    expect(plan).not.toContain('Sort');
  });
});
