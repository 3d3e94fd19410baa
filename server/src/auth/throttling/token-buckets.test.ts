import { beforeEach, describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

let now = 0;
let buckets: TokenBuckets;
beforeEach(() => {
  now = 0;
  buckets = new TokenBuckets({ perSecond: 2, burst: 3 }, () => new Date(now));
});

/** The error of a refused attempt, or null. */
function refusal(address: string): unknown {
  try {
    buckets.take(address);
    return null;
  } catch (error) {
    return error;
  }
}

/** How many of these attempts are allowed. */
const allowed = (address: string, attempts: number) =>
  Array.from({ length: attempts }, () => refusal(address)).filter((error) => error === null).length;

describe('token buckets', () => {
  it('give their burst at once, then so many a second, and never more than the burst', () => {
    expect(allowed('192.0.2.1', 10)).toBe(3);
    now += 1000;
    expect(allowed('192.0.2.1', 10)).toBe(2);
    now += 250;
    expect(refusal('192.0.2.1')).toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'retry-after': '1' },
    });
    now += 250;
    expect(allowed('192.0.2.1', 10)).toBe(1);
    now += 3_600_000;
    expect(allowed('192.0.2.1', 10)).toBe(3);
  });

  it('are separate per client, and shared by all addresses of its network', () => {
    expect(allowed('192.0.2.1', 10)).toBe(3);
    expect(allowed('192.0.2.2', 10)).toBe(3);
    expect(allowed('2001:db8:1:1::1', 2)).toBe(2);
    expect(allowed('2001:db8:1:1:ffff::2', 10)).toBe(1);
    expect(allowed('2001:db8:1:2::1', 10)).toBe(3);
  });

  it('drop the least recently seen clients', () => {
    allowed('192.0.2.1', 10);
    allowed('192.0.2.2', 10);
    for (let client = 0; client < 19_998; client++)
      buckets.take(`2001:db8:0:${client.toString(16)}::1`);
    expect(allowed('192.0.2.1', 1)).toBe(0);
    buckets.take('203.0.113.1');
    expect([allowed('192.0.2.1', 1), allowed('192.0.2.2', 1)]).toEqual([0, 1]);
  });
});
