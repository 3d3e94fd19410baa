import type { Cafe, FactShares } from '@cortado/contract';
import { expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { openTestApp } from '../../testing/product.ts';

it('counts what is confirmed by kind and area, and names what to check next', async () => {
  const test = await openTestApp(await testEngines[0]!.open());
  try {
    const admin = await signUp(test, 'curator', 'admin');
    const read = async () => (await admin.send('GET', '/api/admin/facts')).json<FactShares>();
    const { snapshot } = test.services.catalogue;
    const cafes = [...snapshot.cafes.keys()].map((id) => snapshot.cafe(id)!);
    const facts = cafes.flatMap(({ facts: own }) => own!);
    const shares = await read();
    for (const { fact, known, confirmed } of shares.kinds) {
      const own = facts.filter((one) => one.fact === fact);
      expect([fact, known]).toEqual([fact, own.length]);
      expect([fact, confirmed]).toEqual([fact, own.filter((one) => one.isConfirmed).length]);
    }
    const [largest] = shares.areas;
    const there = cafes.filter(({ area }) => area === largest!.area);
    expect(largest!.known).toBe(there.flatMap(({ facts: own }) => own!).length);
    const [first] = shares.next;
    const gainOf = ({ facts: own, totalRatings }: Cafe) =>
      own!.filter(({ isConfirmed }) => !isConfirmed).length * (1 + totalRatings);
    const { id } = first!;
    expect(gainOf(cafes.find((cafe) => cafe.id === id)!)).toBe(Math.max(...cafes.map(gainOf)));
    await admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    const after = await read();
    expect(after.next.map((one) => one.id)).not.toContain(id);
  } finally {
    await test.close();
  }
});
