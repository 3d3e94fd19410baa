import { connect } from 'node:net';
import { inject, describe, expect, it } from 'vitest';
import { ask } from '../helper/api.ts';

const get = (path: string) => fetch(inject('demo') + path);

const subscribe = (type: string, body: string, origin = inject('demo')) =>
  fetch(`${inject('demo')}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': type, origin },
    body,
  });

interface ErrorAnswer {
  message: string;
  code: string;
}

describe('bad input', () => {
  it.each([
    '/api/cafes?minRating=abc',
    '/api/cafes?minRating=6',
    '/api/cafes?limit=0',
    '/api/cafes?limit=201',
    '/api/cafes?offset=-1',
    '/api/cafes?bbox=1,2,3',
    '/api/cafes?bbox=a,b,c,d',
    '/api/cafes?sortBy=price',
    '/api/cafes?ratingFilter=9_stars',
    '/api/cafes?priceLevel=5',
    '/api/cafes?sellsCoffeeBeans=perhaps',
    `/api/cafes?q=${'a'.repeat(9_000)}`,
  ])('%s is refused with a sentence', async (path) => {
    const answer = await get(path);
    expect([400, 414]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const { message, code } = (await answer.json()) as ErrorAnswer;
    expect(message.length).toBeGreaterThan(5);
    expect(code).toBe('INVALID_REQUEST');
  });

  it.each([
    '/api/cafes?dynamicFilter_nothing=x',
    '/api/cafes?roastLevels=purple',
    '/api/cafes?area=Atlantis',
    `/api/cafes?q=${encodeURIComponent("'; drop table cafes; --")}`,
    '/api/cafes?q=x%F0%9F%92%A9%E2%80%AE%00zzzz',
  ])('%s finds nothing, without an error', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  it('a search without a single word finds nothing', async () => {
    const answer = await get(`/api/cafes?q=${encodeURIComponent('(((([[[{{{***+++???')}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([]);
  });

  it.each(['999999', '0', '-1', '1.5', 'abc', '9223372036854775808', '99999999999999999999'])(
    'cafe %s does not exist',
    async (id) => {
      const answer = await get(`/api/cafes/${id}`);
      expect(answer.status).toBe(404);
      expect(((await answer.json()) as ErrorAnswer).code).toMatch(/NOT_FOUND/);
    },
  );

  it.each([
    '/api/%00',
    '/%00',
    '/%',
    '/api/cafes/%E0%A4%A',
    '/cafe/%00',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/api/nothing',
    '//example.org/%2e%2e',
  ])('%s is a clear 4xx', async (path) => {
    const status = await rawStatus(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each(['{"email":', 'null', '[]', '"text"', '{"email":5}', '{"email":"a"}'])(
    'a newsletter body of %s is refused in words',
    async (body) => {
      const answer = await subscribe('application/json', body);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorAnswer).code).toBe('INVALID_REQUEST');
    },
  );

  it('a body of 101 kB is too large, and one that is not JSON is refused', async () => {
    const large = JSON.stringify({ email: 'a'.repeat(101_000) });
    expect((await subscribe('application/json', large)).status).toBe(413);
    expect((await subscribe('text/plain', 'email=a@b.org')).status).toBe(415);
  });

  it('another site may not write', async () => {
    const body = JSON.stringify({ email: 'reader@example.org' });
    const answer = await subscribe('application/json', body, 'https://elsewhere.example');
    expect(answer.status).toBe(403);
  });

  it.each(['/.git/config', '/package.json', '/server/src/main.ts', '/dist/main.js', '/assets/'])(
    'of the repository nothing can be read: %s',
    async (path) => {
      for (const way of [path, `/assets/..%2f..${path}`, `/photos/..%2f..%2f..${path}`]) {
        const answer = await get(way);
        expect([way, answer.status]).toEqual([way, 404]);
        expect(await answer.text()).not.toMatch(/repositoryformatversion|"workspaces"|^import /m);
      }
    },
  );

  it('does not change the product', async () => {
    expect(await ask<unknown[]>('/api/cafes')).toHaveLength(105);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });
});

/** The status of an answer to bytes no client library would send. */
function rawStatus(request: string): Promise<number> {
  const { port } = new URL(inject('demo'));
  return new Promise((resolve, reject) => {
    let text = '';
    connect(Number(port), '127.0.0.1')
      .on('error', reject)
      .on('data', (bytes) => (text += bytes.toString('latin1')))
      .on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)))
      .write(request);
  });
}
