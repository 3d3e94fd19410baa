import { expect, it } from 'vitest';
import { HEADING, rowOf, runKills } from './kills/run-kills.ts';
import { embeddedTarget, nodeTarget, postgresTarget } from './kills/targets.ts';

const seed = process.env['SEED_OF_KILLS'];

it.each([
  { open: embeddedTarget, kills: 100 },
  { open: nodeTarget, kills: 100 },
  { open: postgresTarget, kills: 10 },
])(
  '$kills kills under writes cost nothing that was acknowledged ($open.name)',
  async ({ open, kills }) => {
    const target = await open();
    try {
      const plan = { kills, accountsPerWriter: 4, ...(seed && { seed: Number(seed) }) };
      const figures = await runKills(target, plan);
      process.stdout.write(`${HEADING}${rowOf(target.what, figures)}\n`);
      expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
      expect(figures.acknowledged).toBeGreaterThan(kills);
    } finally {
      await target.close();
    }
  },
  1_800_000,
);
