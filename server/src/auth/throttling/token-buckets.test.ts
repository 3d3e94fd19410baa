import { beforeEach, describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

let now = 0;
let buckets: TokenBuckets;
beforeEach(() => {
  now = 0;
  buckets = new TokenBuckets({ perSecond: 2, burst: 3 }, () => new Date(now));
});

/** What refuses a try, or null. */
function refusal(address: string): unknown {
  try {
    buckets.take(address);
    return null;
  } catch (error) {
    return error;
  }
}

/** How many of so many tries are let through. */
const taken = (address: string, tries: number) =>
  Array.from({ length: tries }, () => refusal(address)).filter((one) => one === null).length;

describe('token buckets', () => {
  it('give their burst at once, then so many a second, and never more than the burst', () => {
    expect(taken('192.0.2.1', 10)).toBe(3);
    now += 1000;
    expect(taken('192.0.2.1', 10)).toBe(2);
    now += 250;
    expect(refusal('192.0.2.1')).toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'retry-after': '1' },
    });
    now += 250;
    expect(taken('192.0.2.1', 10)).toBe(1);
    now += 3_600_000;
    expect(taken('192.0.2.1', 10)).toBe(3);
  });

  it('are one for each client, and for all addresses of its network', () => {
    expect(taken('192.0.2.1', 10)).toBe(3);
    expect(taken('192.0.2.2', 10)).toBe(3);
    expect(taken('2001:db8:1:1::1', 2)).toBe(2);
    expect(taken('2001:db8:1:1:ffff::2', 10)).toBe(1);
    expect(taken('2001:db8:1:2::1', 10)).toBe(3);
  });

  it('forget the clients that asked longest ago', () => {
    taken('192.0.2.1', 10);
    taken('192.0.2.2', 10);
    for (let client = 0; client < 19_998; client++)
      buckets.take(`2001:db8:0:${client.toString(16)}::1`);
    expect(taken('192.0.2.1', 1)).toBe(0);
    buckets.take('203.0.113.1');
    expect([taken('192.0.2.1', 1), taken('192.0.2.2', 1)]).toEqual([0, 1]);
  });
});
