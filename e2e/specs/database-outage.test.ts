import { expect, it } from 'vitest';
import { seeOutage, startOnFailingDatabase } from '../helper/database-outage.ts';
import { expectHeld } from '../helper/expect-outage.ts';
import { OUTAGES } from '../helper/outages.ts';

const SECONDS = 2;

/** The short form of `e2e/faults/database-outage.test.ts`. */
it('a PostgreSQL server without a free connection fails no read, and is reported once', async () => {
  const failing = await startOnFailingDatabase();
  try {
    const seen = await seeOutage(failing, OUTAGES.full, SECONDS);
    expectHeld(seen);
    const answered = seen.during['writes']!.filter(({ at, ms }) => at + ms < seen.endedAt);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]));
    expect(seen.lines.filter((line) => line.includes('too many connections'))).toHaveLength(1);
  } finally {
    await failing.close();
  }
});
