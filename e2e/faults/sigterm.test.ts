import { afterAll, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { endUnderLoad } from '../helper/ending.ts';
import { dataFolder } from '../helper/product.ts';

const ROUNDS = 8;
/** An end takes ten seconds at most. */
const MAX_SECONDS = 10;
const rows: string[] = [];

afterAll(() => void process.stdout.write(`${rows.join('\n')}\n`));

it.each(['embedded', 'PostgreSQL'])(
  'SIGTERM under load loses no request and no write (%s)',
  async (kind) => {
    const folder = await dataFolder();
    const database = kind === 'PostgreSQL' ? await createServerDatabase() : null;
    const settings = {
      DATA_DIR: folder.path,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: '1',
      ...(database && { DATABASE_URL: database.url }),
    };
    const totals = { open: 0, after: 0, seconds: 0 };
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const { ended, seconds, lost, forgotten, ...seen } = await endUnderLoad({
          settings,
          round,
        });
        expect({ ended, lost, forgotten }).toEqual({
          ended: { code: 0, signal: null },
          lost: [],
          forgotten: [],
        });
        expect(seconds).toBeLessThan(MAX_SECONDS);
        totals.open += seen.open;
        totals.after += seen.after;
        totals.seconds = Math.max(totals.seconds, seconds);
      }
      const twice = await endUnderLoad({
        settings,
        round: ROUNDS,
        signals: ['SIGTERM', 'SIGTERM'],
      });
      expect([twice.ended.code, twice.forgotten]).toEqual([1, []]);
      const { open, after, seconds } = totals;
      rows.push(
        `| ${kind} | ${ROUNDS} | ${open} | 0 | ${after} | ${seconds.toFixed(1)} s | ${twice.seconds.toFixed(1)} s |`,
      );
    } finally {
      await database?.drop();
      await folder.remove();
    }
  },
);
