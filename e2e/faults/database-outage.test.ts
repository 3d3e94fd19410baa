import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresPair, type PostgresPair } from '../../testing/postgres-pair.ts';
import { seeOutage, startOnFailingDatabase, type Outage } from '../helper/database-outage.ts';
import { expectHeld, HEAD, rowOf } from '../helper/expect-outage.ts';
import { OUTAGES } from '../helper/outages.ts';

const SECONDS = 30;
const rows: string[] = [HEAD];

describe('a PostgreSQL server that fails', () => {
  let pair: PostgresPair;
  const killed: Outage = {
    name: 'killed, and started again',
    begin: () => pair.kill('primary'),
    end: () => pair.start('primary'),
  };
  const frozen: Outage = {
    name: 'frozen (SIGSTOP), and continued',
    begin: () => pair.freeze('primary'),
    end: () => pair.thaw('primary'),
  };

  beforeAll(async () => {
    pair = await startPostgresPair();
  });
  afterAll(async () => {
    await pair.close();
    process.stdout.write(`${rows.join('\n')}\n`);
  });

  it.each([...Object.values(OUTAGES), frozen, killed])('($name) fails no read', async (outage) => {
    const failing = await startOnFailingDatabase(pair.urlOf('primary'));
    try {
      const seen = await seeOutage(failing, outage, SECONDS);
      rows.push(rowOf(outage.name, seen));
      expectHeld(seen);
      expect(seen.during['readyz']!.length).toBeGreaterThan(0);
    } finally {
      await failing.close();
    }
  });
});
