import { connect, type AddressInfo } from 'node:net';
import { wordCode } from '../core/error-texts.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CircuitBreaker } from '../database/circuit-breaker.ts';
import { createApp } from '../app/create-app.ts';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

/** Sends bytes that no client library would send, and returns the answer. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .on('error', reject)
      .on('data', (bytes) => (answer += bytes.toString()))
      .on('close', () => resolve(answer))
      .write(text);
  });
}

describe.each(testEngines)('the application on $name', ({ open }) => {
  let test: TestApp;
  let port: number;

  const ask = (method: 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'OPTIONS' | 'TRACE', url: string) =>
    test.app.inject({ method, url });

  beforeAll(async () => {
    test = await openTestApp(await open());
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
  });
  afterAll(() => test.close());

  it('answers 401 for the user while signed out', async () => {
    const answer = await ask('GET', '/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: wordCode('UNAUTHENTICATED').message,
      code: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['DELETE', '/api/cafes', 'GET, HEAD'],
    ['OPTIONS', '/api/cafes/1', 'GET, HEAD'],
    ['GET', '/api/newsletter', 'POST'],
    ['HEAD', '/api/newsletter', 'POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['TRACE', '/', 'GET, HEAD'],
    ['TRACE', '/api/cafes', 'GET, HEAD'],
  ] as const)('%s %s answers 405 and the methods there are', async (method, url, allow) => {
    const answer = await ask(method, url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
  });

  it.each([
    ['/api/nothing', 404, { code: 'NOT_FOUND' }],
    ['/api', 404, { code: 'NOT_FOUND' }],
    ['/api/%00', 404, { code: 'NOT_FOUND' }],
    ['/api/cafes/%zz', 400, { code: 'INVALID_REQUEST', text: 'requestBadAddress' }],
    ['/api/cafes/%E0%A4%A', 400, { code: 'INVALID_REQUEST', text: 'requestBadAddress' }],
    ['/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 404, { code: 'NOT_FOUND' }],
  ] as const)('GET %s answers %i in JSON, with the headers of all', async (url, status, said) => {
    const answer = await ask('GET', url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message: expect.any(String), ...said });
    expect(answer.headers['content-security-policy']).toBeTruthy();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['/api/cafes', '/api/areas', '/api/nothing', '/api/user', '/healthz'])(
    'HEAD %s answers as GET does, without a body',
    async (url) => {
      const get = await ask('GET', url);
      const head = await ask('HEAD', url);
      const { 'x-request-id': _g, date: _d, ...wanted } = get.headers;
      const { 'x-request-id': _h, date: _e, ...got } = head.headers;
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
      expect(got).toEqual(wanted);
    },
  );

  it('answers invalid HTTP in the API’s error format', async () => {
    const long = await sendRaw(port, `GET /?q=${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(long).toContain('"code":"PAYLOAD_TOO_LARGE"');
    const garbage = await sendRaw(port, 'HELLO\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 /);
    expect(garbage).toContain('"code":"INVALID_REQUEST"');
  });

  it('continues reads while the database is away, and answers 503 where it is needed', async () => {
    const pool = new Pool({ host: '127.0.0.1', port: 1 });
    const breaker = new CircuitBreaker();
    breaker.open();
    const database = { ...test.services.database, db: drizzle(pool), breaker };
    const app = await createApp({ ...test.services, database });
    expect((await app.inject('/api/cafes')).statusCode).toBe(200);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    for (const answer of [
      await app.inject('/readyz'),
      await app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'a@b.co' } }),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({
        message: wordCode('UNAVAILABLE').message,
        code: 'UNAVAILABLE',
      });
    }
    await app.close();
    await pool.end();
  });

  it('reports its health', async () => {
    expect((await ask('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await ask('GET', '/readyz')).json()).toMatchObject({ status: 'ready', cafes: 105 });
  });
});
