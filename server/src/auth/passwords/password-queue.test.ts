import { describe, expect, it } from 'vitest';
import { inPasswordQueue } from './hash-password.ts';

const ips = (count: number) => Array.from({ length: count }, (_, n) => `10.0.0.${n}`);

/** Work that ends when the gate opens, and the order in which it ended. */
function makeWork() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const done: string[] = [];
  const work = (ip: string) => inPasswordQueue(() => gate.then(() => void done.push(ip)), { ip });
  return { work, done, open };
}

describe('the queue of password checks', () => {
  it('lets others go first when one client floods it', async () => {
    const { work, done, open } = makeWork();
    const flood = ips(30).map(() => work('203.0.113.1'));
    const other = work('203.0.113.2');
    open();
    await Promise.all([...flood, other]);
    expect(done.indexOf('203.0.113.2')).toBeLessThan(5);
  });

  it('counts the addresses of one IPv6 network as one client', async () => {
    const { work, done, open } = makeWork();
    const flood = ips(30).map((_, n) => work(`2001:db8:1:${n}::1`));
    const other = work('203.0.113.2');
    open();
    await Promise.all([...flood, other]);
    expect(done.indexOf('203.0.113.2')).toBeLessThan(5);
  });

  it.each([
    ['one client', () => '203.0.113.1', 33, 36],
    ['all', (ip: string) => ip, 65, 68],
  ])('refuses more than its limit, from %s', async (_, ipOf, min, max) => {
    const { work, open } = makeWork();
    const all = ips(100).map((ip) => work(ipOf(ip)));
    open();
    const results = await Promise.allSettled(all);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(100 - refused.length).toBeGreaterThanOrEqual(min);
    expect(100 - refused.length).toBeLessThan(max);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '3' } });
    }
    await expect(inPasswordQueue(async () => 'free again', { ip: '203.0.113.1' })).resolves.toBe(
      'free again',
    );
  });
});
