import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROWS, type Evaluated } from './testing/evaluate-rows.ts';

const SCRIPT = fileURLToPath(new URL('testing/evaluate-rows.ts', import.meta.url));
const HOUR = 3_600_000;

/** An interval as the table writes it. */
function written({ from, to }: { from: string; to: string }): string {
  const [day = '', begin] = from.split('T');
  const [, minutes] = to.split(':');
  const hours = Math.floor((Date.parse(`${to}Z`) - Date.parse(`${day}T00:00Z`)) / HOUR);
  return `${day.slice(5)} ${begin}-${String(hours).padStart(2, '0')}:${minutes}`;
}

describe('the table of hours', () => {
  it('has at least 120 texts', () => {
    expect(new Set(ROWS.map(([, text]) => text)).size).toBeGreaterThanOrEqual(120);
  });
});

describe.each([
  ['America/New_York', 300],
  ['Asia/Kathmandu', -345],
])('on a machine whose clock is of %s', (zone, offset) => {
  let evaluated: Evaluated;

  beforeAll(async () => {
    const execArgv = ['--import', 'tsx'];
    const child = fork(SCRIPT, { env: { ...process.env, TZ: zone }, execArgv });
    [evaluated] = (await once(child, 'message')) as [Evaluated];
  });

  it('has that clock before the package is loaded', () => {
    expect(evaluated.offset).toBe(offset);
  });

  it.each(ROWS.map((row, index) => [index, ...row] as const))(
    '%i: %o: %s from %s for %d days',
    (index, _position, _text, _from, _days, open) => {
      const found = evaluated.rows[index];
      const unknown = found?.unknownDays?.map((day) => `${day.slice(5)} unknown`) ?? [];
      expect(found?.hours ? [...found.hours.map(written), ...unknown] : null).toEqual(open);
    },
  );
});
