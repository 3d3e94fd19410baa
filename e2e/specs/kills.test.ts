import { expect, it } from 'vitest';
import { runKills } from '../faults/kills/run-kills.ts';
import { nodeTarget } from '../faults/kills/targets.ts';

/**
 * The short form of `e2e/faults/kills.test.ts`, which also kills the product on the embedded database. There
 * `guards.test.ts` of the server checks that no acknowledged row is lost.
 */
it('a product on PostgreSQL that is killed under writes has lost nothing that was acknowledged', async () => {
  const target = await nodeTarget();
  try {
    const figures = await runKills(target, { kills: 1, accountsPerWriter: 1 });
    expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
  } finally {
    await target.close();
  }
});
