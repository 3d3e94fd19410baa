import { expect, it } from 'vitest';
import { runKills } from './kills/run-kills.ts';
import { embeddedTarget, nodeTarget, postgresTarget } from './kills/targets.ts';

// KILLS=20 npm run faults -- kills -t 'product on PostgreSQL'
const kills = Number(process.env['KILLS'] ?? 100);
const seed = process.env['SEED_OF_KILLS'];
// Vitest would put the test's name above each line of the console.
const print = (line: string) => void process.stdout.write(`${line}\n`);

it.each([
  ['the product on the embedded database', embeddedTarget],
  ['the product on PostgreSQL', nodeTarget],
  ['PostgreSQL under the product', postgresTarget],
])(
  '%s, killed under writes, has lost nothing that was acknowledged',
  async (_what, open) => {
    const target = await open();
    try {
      const plan = {
        kills,
        accountsPerWriter: 4,
        print,
        ...(seed && { seed: Number(seed) }),
      };
      const figures = await runKills(target, plan);
      expect(figures).toMatchObject({ lost: [], wrongCounts: [], halfChanges: [] });
      expect(figures.acknowledged).toBeGreaterThan(kills);
    } finally {
      await target.close();
    }
  },
  1_800_000,
);
