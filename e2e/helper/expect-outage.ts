import { expect } from 'vitest';
import type { OutageSeen } from './database-outage.ts';
import { quantile, type TimedTraffic } from './timed-traffic.ts';

/** Five seconds are promised; a loaded machine may be slower. */
const PATIENCE_MS = 10_000;
/** The connections lost and found, and the cause of what failed; not a line for each request. */
const MAX_LINES = 10;

type Answers = TimedTraffic[string];

const seconds = (ms: number) => (ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`);

const statusesOf = (answers: Answers) => new Set(answers.map(({ status }) => status));

/** Reads go on, and whatever needs the database is done, or refused in time. */
export function expectHeld({ during, lost, lines }: OutageSeen): void {
  for (const name of ['guests', 'members', 'healthz', 'metrics']) {
    expect([name, statusesOf(during[name]!)]).toEqual([name, new Set([200])]);
  }
  for (const name of ['writes', 'signIns', 'readyz']) {
    for (const { status, code, retryAfter, ms } of during[name]!) {
      expect(ms).toBeLessThan(PATIENCE_MS);
      if (status === 200) continue;
      expect({ name, status, code, retryAfter }).toEqual({
        name,
        status: 503,
        code: 'UNAVAILABLE',
        retryAfter: '5',
      });
    }
  }
  expect(lost).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
}

const reads = (answers: Answers) =>
  `${answers.length} × 200, p50 ${seconds(quantile(answers, 0.5))}, p99 ${seconds(quantile(answers, 0.99))}`;

function writes(answers: Answers): string {
  const done = answers.filter(({ status }) => status === 200).length;
  return `${done} done, ${answers.length - done} × 503, at most ${seconds(quantile(answers, 1))}`;
}

/** A row of the table in `docs/reliability.md`. */
export function rowOf(name: string, { during, recoveryMs, lines }: OutageSeen): string {
  const { guests = [], members = [], writes: written = [], signIns = [] } = during;
  const cells = [name, reads(guests), reads(members), writes(written), writes(signIns)];
  return `| ${[...cells, seconds(recoveryMs), lines.length].join(' | ')} |`;
}

export const HEAD = `| database | guests | members' reads | writes | sign-ins | all well again after | lines logged |
|---|---|---|---|---|---|---|`;
