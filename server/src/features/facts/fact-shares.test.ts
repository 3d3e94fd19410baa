import type { Cafe, FactShares } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';

/** How many values of a cafe a check would confirm: nobody has rated any. */
const gainOf = ({ facts }: Cafe) => facts!.filter(({ isConfirmed }) => !isConfirmed).length;

describe.each(testEngines)('shares of facts on $name', ({ open }) => {
  const opened = useAdminTest(open);
  const read = async () => (await opened.admin.send('GET', '/api/admin/facts')).json<FactShares>();

  it('are counted by kind and area, with what to check next', async () => {
    const { snapshot } = opened.test.services.catalogue;
    const cafes = [...snapshot.cafes.keys()].map((id) => snapshot.cafe(id)!);
    const facts = cafes.flatMap((cafe) => cafe.facts!);
    const shares = await read();
    for (const { fact, known, confirmed } of shares.kinds) {
      const own = facts.filter((one) => one.fact === fact);
      const counts = [own.length, own.filter(({ isConfirmed }) => isConfirmed).length];
      expect([fact, known, confirmed]).toEqual([fact, ...counts]);
    }
    const [largest] = shares.areas;
    const there = cafes.filter(({ area }) => area === largest!.area);
    expect(largest!.known).toBe(there.flatMap((cafe) => cafe.facts!).length);
    const { id } = shares.next[0]!;
    expect(gainOf(cafes.find((cafe) => cafe.id === id)!)).toBe(Math.max(...cafes.map(gainOf)));
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    expect((await read()).next.map((one) => one.id)).not.toContain(id);
  });
});
