import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueJob } from '../../database/jobs/queue.ts';
import type { PageRenderer } from '../../http/page-renderer.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const renderer: PageRenderer = {
  version: 'v1',
  sitemapPaths: ['/'],
  needs: (address) => ({ address }),
  render: async ({ url }) => ({
    status: url === '/about' ? 200 : 404,
    html: '<!doctype html><title>Page</title>',
  }),
};
const TOKEN = 'a token of some length';

describe.each(testEngines)('/metrics on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open(), {
      environment: { METRICS_TOKEN: TOKEN },
      renderer,
    });
  });
  afterAll(() => test.close());

  const scrape = (authorization?: string) =>
    test.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  /** The values by name and labels. */
  async function figures(): Promise<ReadonlyMap<string, number>> {
    const { body } = await scrape(`Bearer ${TOKEN}`);
    const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
    );
  }

  it.each([undefined, 'Bearer wrong', TOKEN, `Basic ${TOKEN}`])(
    'refuses a stranger who sends %s, with a sentence',
    async (authorization) => {
      const answer = await scrape(authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        message: 'Send the token in METRICS_TOKEN to read the metrics.',
        code: 'UNAUTHENTICATED',
        text: null,
      });
    },
  );

  it('counts requests by route and status, however many addresses there are', async () => {
    const key = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
    const before = await figures();
    for (const id of [1, 2]) await test.app.inject(`/api/cafes/${id}`);
    for (const url of ['/nowhere', '/nowhere/else']) await test.app.inject(url);
    const after = await figures();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(more(key('/api/cafes/:id', 200))).toBe(2);
    expect(more(key('none', 404))).toBe(2);
    expect(more('http_request_duration_seconds_bucket{le="+Inf",method="GET",route="none",status="404"}')).toBe(2); // prettier-ignore
  });

  it('reports the catalogue, the database, the caches and what waits', async () => {
    const all = await figures();
    expect(all.get('catalogue_cafes')).toBe(105);
    expect(all.get('catalogue_revision')).toBeGreaterThan(0);
    expect(all.get('catalogue_pending_changes')).toBe(0);
    expect(all.get('database_connections{state="waited_for"}')).toBe(0);
    expect(all.get('cache_entries')).toBeGreaterThan(0);
    expect(all.get('cache_bytes')).toBeGreaterThan(0);
    expect(all.get('queue_entries{queue="suggestions",state="waiting"}')).toBe(3);
    expect(all.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });

  it('counts the requests that are refused because too many wait', async () => {
    expect((await figures()).get('refused_requests_total')).toBe(0);
    // One begins, 500 wait.
    for (let n = 0; n < 503; n++) test.app.requestQueue.add(() => {});
    expect((await figures()).get('refused_requests_total')).toBe(2);
  });

  it('reports the pages that are cached', async () => {
    const before = await figures();
    await test.app.inject('/about');
    const after = await figures();
    for (const name of ['cache_entries', 'cache_bytes']) {
      expect(after.get(name)! - before.get(name)!).toBeGreaterThan(0);
    }
  });

  it('reports jobs that wait, run and were given up, and how long the oldest has waited', async () => {
    const { database, jobs, now } = test.services;
    await enqueueJob(database.db, now(), { kind: 'mail', failedAt: now() });
    // Of a kind that nobody runs here.
    await enqueueJob(database.db, now(), { kind: 'backup' });
    await enqueueJob(database.db, now(), {
      kind: 'newsletter_link',
      payload: { to: 'a@example.org' },
    });
    jobs.notify();
    await jobs.idle();
    test.wait(90);
    const all = await figures();
    const entries = (queue: string, state: string) =>
      all.get(`queue_entries{queue="${queue}",state="${state}"}`);
    expect(entries('mail', 'failed')).toBe(1);
    expect(entries('mail', 'waiting')).toBe(0);
    expect(entries('mail', 'running')).toBe(0);
    expect(entries('backup', 'waiting')).toBe(1);
    expect(all.get('job_oldest_wait_seconds')).toBe(90);
    expect(all.get('job_attempts{kind="newsletter_link",outcome="done"}')).toBe(1);
  });
});

describe.each(testEngines.slice(-1))('without METRICS_TOKEN on $name', ({ open }) => {
  it('there is no /metrics', async () => {
    const test = await openTestApp(await open(), { seed: 'none' });
    const answer = await test.app.inject('/metrics');
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    await test.close();
  });
});
