import type { AuditEntry, Cafe, CafesChecked } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser } from '../../testing/members.ts';

describe.each(testEngines)('checking facts on $name', ({ open }) => {
  const opened = useAdminTest(open);
  const read = async (id: number) =>
    (await openBrowser(opened.test).send('GET', `/api/cafes/${id}`)).json<Cafe>();

  it('dates one or many cafes, with an entry for each, and leaves out those that are gone', async () => {
    const [first, second] = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    expect((await read(first!)).checkedAt).toBeNull();
    const done = await opened.admin.send('POST', '/api/admin/cafes/checked', {
      ids: [first, second, 999_999],
    });
    expect(done.json<CafesChecked>()).toEqual({
      checked: 2,
      checkedAt: '2026-06-01T12:00:00.000Z',
    });
    const checked = await read(second!);
    expect(checked.checkedAt).toBe('2026-06-01T12:00:00.000Z');
    const trail = await opened.admin.send('GET', `/api/admin/audit?cafeId=${first}`);
    expect(trail.json<AuditEntry[]>()).toEqual([
      expect.objectContaining({
        action: 'cafe.checked',
        actorName: 'curator',
        before: expect.objectContaining({ checkedAt: null }),
        after: expect.objectContaining({ checkedAt: '2026-06-01T12:00:00.000Z' }),
      }),
    ]);
    const csv = await openBrowser(opened.test).send('GET', '/api/cafes.csv');
    expect(csv.body.split('\n', 1)[0]).toContain('checked_at');
    expect(csv.body.match(/2026-06-01T12:00:00\.000Z/g)).toHaveLength(2);
  });

  it('is no edit: who has the cafe open saves it all the same', async () => {
    const [, , id] = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    const { version, ...cafe } = (await opened.admin.send('GET', `/api/admin/cafes/${id}`)).json<
      Cafe & { version: number }
    >();
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    const saved = await opened.admin.send('PUT', `/api/admin/cafes/${id}`, {
      ...cafe,
      version,
      phone: '617-555-0101',
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json<Cafe>()).toMatchObject({
      phone: '617-555-0101',
      checkedAt: '2026-06-01T12:00:00.000Z',
    });
  });
});
