import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

/** More than may wait. */
const MANY = 700;

describe.each(testEngines.slice(-1))('a flood on $name', ({ open }) => {
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    test = await openTestApp(await open(), { environment: { TRUST_PROXY: '1' } });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => test.close());

  const ask = (path: string, n = 0) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } });

  it('is answered one by one or refused with a sentence, while what lies ready and health are answered', async () => {
    await ask('/api/cafes');
    const order: string[] = [];
    const asked = Array.from({ length: MANY }, async (_, n) => {
      const answer = await ask(`/api/facets?q=coffee+${n}`, n);
      order.push('search');
      return [answer.status, answer.headers.get('retry-after'), await answer.json()] as const;
    });
    const others = ['/api/cafes', '/healthz'].map(async (path) => {
      const answer = await ask(path);
      order.push('read');
      return answer.status;
    });
    const answers = await Promise.all(asked);
    expect(await Promise.all(others)).toEqual([200, 200]);
    expect(order.lastIndexOf('read')).toBeLessThan(order.lastIndexOf('search'));
    const refused = answers.filter(([status]) => status !== 200);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(500);
    for (const answer of refused) expect(answer).toMatchObject([503, '2', { code: 'UNAVAILABLE' }]);
  });

  it('cannot hold connections without sending what it asks', () => {
    const { headersTimeout, requestTimeout, maxConnections } = test.app.server;
    expect([headersTimeout, requestTimeout, maxConnections]).toEqual([15_000, 120_000, 15_000]);
  });
});
