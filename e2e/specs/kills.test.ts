import { expect, inject, it } from 'vitest';
import { runKills } from '../faults/kills/run-kills.ts';
import { embeddedTarget, nodeTarget } from '../faults/kills/targets.ts';

it.each([
  ['the embedded database', () => embeddedTarget(inject('filledData'))],
  ['PostgreSQL', nodeTarget],
])(
  'a product on %s that is killed under writes has lost nothing that was acknowledged',
  async (_on, open) => {
    const target = await open();
    try {
      const figures = await runKills(target, { kills: 1, accountsPerWriter: 1 });
      expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
    } finally {
      await target.close();
    }
  },
);
