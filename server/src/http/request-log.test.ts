import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { logSlowQueries } from '../database/observe-queries.ts';
import { openDatabase } from '../database/open.ts';
import { collectLog } from '../testing/log.ts';
import { signUp } from '../testing/members.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

const { logger, lines } = collectLog();
let test: TestApp;
let origin: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const server = await createServerDatabase();
  drop = server.drop;
  const database = await openDatabase(
    { databaseUrl: server.url, dataDir: '' },
    { onQuery: [logSlowQueries(logger, 0)] },
  );
  test = await openTestApp(database, { logger, environment: { LOG_REQUESTS: 'true' } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await test.close();
  await drop();
});

const requests = () => lines.filter(({ msg }) => msg === 'request');

/** The lines of requests, once there are so many more. */
async function linesAfter(count: number, work: () => Promise<unknown>) {
  const before = requests().length;
  await work();
  await waitFor(() => expect(requests().length).toBeGreaterThanOrEqual(before + count));
  return requests().slice(before);
}

it('has the route, the status, the time and the bytes of each request, and no address', async () => {
  const logged = await linesAfter(3, async () => {
    await (await fetch(`${origin}/api/cafes/1?secret=hush`)).text();
    await (await fetch(`${origin}/api/password-reset/hush`)).text();
    await (await fetch(`${origin}/api/nowhere/hush`, { method: 'POST' })).text();
  });
  expect(logged).toMatchObject([
    { level: 30, method: 'GET', route: '/api/cafes/:id', status: 200 },
    { method: 'GET', status: 404 },
    { method: 'POST', route: 'none', status: 404 },
  ]);
  for (const { ms, bytes, reqId } of logged) {
    expect(ms).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(100);
    expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(JSON.stringify(logged)).not.toContain('hush');
});

it('has what lay ready as well', async () => {
  const logged = await linesAfter(2, async () => {
    for (let time = 0; time < 2; time++) await (await fetch(`${origin}/api/areas`)).text();
  });
  expect(logged.map(({ route, status }) => [route, status])).toEqual([
    ['/api/areas', 200],
    ['ready', 200],
  ]);
});

it('names who was signed in, and its id is on the answer and on the queries it asked for', async () => {
  const { user, cookies } = await signUp(test, 'mara');
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  let id: string | null = null;
  const [line] = await linesAfter(1, async () => {
    const answer = await fetch(`${origin}/api/favorites`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ cafeId: 1 }),
    });
    expect(answer.status).toBe(200);
    await answer.text();
    id = answer.headers.get('x-request-id');
  });
  expect(line).toMatchObject({ reqId: id, route: '/api/favorites', user: user.id });
  const queries = lines.filter(({ msg, reqId }) => msg === 'A query was slow.' && reqId === id);
  expect(queries.map(({ query }) => query)).toContainEqual(
    expect.stringContaining('insert into favorites'),
  );
  expect(JSON.stringify(lines)).not.toContain(cookies['sid'] ?? cookies['__Host-sid']);
});

it('follows a request to the jobs it has queued, to theirs, and to what they ask of the database', async () => {
  await signUp(test, 'zoe');
  const answer = await fetch(`${origin}/api/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'zoe@example.org' }),
  });
  expect(answer.status).toBe(200);
  await test.services.jobs.idle();
  const reqId = answer.headers.get('x-request-id');
  const caused = lines.filter((line) => line['reqId'] === reqId);
  expect(caused.filter(({ msg }) => msg === 'job')).toMatchObject([
    { level: 30, job: 'reset_link', attempt: 1, outcome: 'done' },
    { level: 30, job: 'mail', attempt: 1, outcome: 'done' },
  ]);
  const queries = caused.map(({ query }) => query);
  expect(queries).toContainEqual(expect.stringMatching(/^update "?users"? set/));
  // The runner claims whatever is due, for whomever.
  expect(queries).not.toContainEqual(expect.stringContaining('skip locked'));
});

it('tells of a visitor who went away', async () => {
  const [line] = await linesAfter(1, async () => {
    const { port, hostname } = new URL(origin);
    const socket = connect(Number(port), hostname);
    test.app.server.once('request', () => socket.destroy());
    const head = [
      'POST /api/login HTTP/1.1',
      'host: a',
      'content-type: application/json',
      'content-length: 9',
      '',
      '{',
    ];
    socket.write(head.join('\r\n'));
    await once(socket, 'close');
  });
  expect(line).toMatchObject({ method: 'POST', aborted: true });
});
