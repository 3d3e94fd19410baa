import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCollector, type Collector } from '../../../testing/collector.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { silentLogger } from '../core/logger.ts';
import { repoRoot } from '../core/repo-root.ts';
import { parseSettings } from '../core/settings.ts';
import { traceQueries } from '../database/observe-queries.ts';
import { testEngines } from '../testing/database.ts';
import { collectLog } from '../testing/log.ts';
import { signUp } from '../testing/members.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { openTracing } from './open-tracing.ts';

/** The numbers that OTLP has for kinds of spans. */
const KIND = { server: 2, client: 3, consumer: 5 };
const ERROR = 2;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const settingsOf = (url: string) =>
  parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });

// What the SDK itself reads.
beforeAll(() => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '10');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe.each(testEngines)('traces on $name', ({ open }) => {
  let collector: Collector;
  let test: TestApp;
  let origin: string;

  beforeAll(async () => {
    collector = await openCollector();
    const { logger } = collectLog();
    const tracer = await openTracing(settingsOf(collector.url), logger);
    test = await openTestApp(await open({ onQuery: [traceQueries] }), { logger, tracer });
    origin = await listen(test);
  });
  afterAll(async () => {
    await test.close();
    await test.services.tracer?.close();
    await collector.close();
  });

  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const receive = (name: string) =>
    waitFor(() => {
      const [span] = named(name);
      expect(span).toBeDefined();
      return span!;
    });
  const send = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, init);
    await answer.text();
    return answer;
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('have a span for a request, in the trace that it names, and one for each of its queries', async () => {
    const { cookies } = await signUp(test, 'mara');
    const [cookie] = Object.entries(cookies).map((pair) => pair.join('='));
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    await post('/api/favorites?secret=hush', { cafeId: 1 }, { cookie: cookie!, traceparent });
    const span = await receive('POST /api/favorites');
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
    expect(span.kind).toBe(KIND.server);
    expect(span.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/favorites',
      'http.response.status_code': 200,
      'url.path': '/api/favorites',
      'url.scheme': 'http',
      'server.address': 'localhost',
    });
    expect(span.resource).toMatchObject({
      'service.name': 'cortado',
      'deployment.environment.name': 'test',
    });
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === span.spanId);
    expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    expect(queries).toContainEqual(
      expect.objectContaining({
        name: 'INSERT',
        kind: KIND.client,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': 'INSERT',
          'db.query.text': expect.stringContaining('insert into favorites'),
        },
      }),
    );
    expect(JSON.stringify(collector.spans)).not.toMatch(/hush|mara/);
    expect(JSON.stringify(collector.spans)).not.toContain(cookie);
  });

  it('have the pattern of the route, what failed, and what lay ready', async () => {
    const { db } = test.services.database;
    await db.execute(sql`alter table users rename to former_users`);
    expect((await send('/api/password-reset/7?token=' + 'a'.repeat(43))).status).toBe(500);
    await db.execute(sql`alter table former_users rename to users`);
    const failed = await receive('GET /api/password-reset/:id');
    expect(failed).toMatchObject({
      attributes: {
        'http.route': '/api/password-reset/:id',
        'url.path': '/api/password-reset/7',
        'http.response.status_code': 500,
        'error.type': '500',
      },
      status: { code: ERROR },
    });
    const query = collector.spans.find(({ parentSpanId }) => parentSpanId === failed.spanId);
    expect(query).toMatchObject({ attributes: { 'error.type': '42P01' }, status: { code: ERROR } });
    for (let time = 0; time < 2; time++) await send('/api/areas');
    const ready = await receive('GET');
    expect(ready.attributes).toMatchObject({ 'url.path': '/api/areas' });
    expect(ready.attributes).not.toHaveProperty('http.route');
  });

  it('link a job to the request that has queued it, and one that a job queues to that', async () => {
    await signUp(test, 'zoe');
    await post('/api/forgot-password', { email: 'zoe@example.org' });
    const request = await receive('POST /api/forgot-password');
    const reset = await receive('job reset_link');
    expect(reset.kind).toBe(KIND.consumer);
    expect(reset.links).toMatchObject([{ traceId: request.traceId, spanId: request.spanId }]);
    expect(reset.traceId).not.toBe(request.traceId);
    expect(reset.attributes).toMatchObject({
      'cortado.job.outcome': 'done',
      'cortado.request.id': request.attributes['cortado.request.id'],
    });
    const mail = await waitFor(() => {
      const sent = named('job mail').find(({ links }) => links?.[0]?.spanId === reset.spanId);
      expect(sent).toBeDefined();
      return sent!;
    });
    const delivery = named('deliver mail').find(({ traceId }) => traceId === mail.traceId);
    expect(delivery).toMatchObject({ parentSpanId: mail.spanId, kind: KIND.client });
    expect(JSON.stringify(collector.spans)).not.toContain('zoe');
  });
});

describe('a protocol', () => {
  it.each([
    [{}, 'application/x-protobuf'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'application/json'],
    [{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json' }, 'application/json'],
    [
      {
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
      },
      'application/x-protobuf',
    ],
  ])('is chosen by %j', async (environment, contentType) => {
    const collector = await openCollector();
    const settings = parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment });
    const tracer = await openTracing(settings, silentLogger);
    tracer!.request('GET', {}, {}).end();
    await tracer!.close();
    expect(collector.bodies).toMatchObject([{ contentType }]);
    await collector.close();
  });
});

describe('a collector that is away', () => {
  const [{ open }] = testEngines as [(typeof testEngines)[number]];

  /** A product that sends to a collector; `logged` is what its log says about it. */
  async function openTraced({ url }: Collector, timeoutMs: number) {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', String(timeoutMs));
    const { logger, lines } = collectLog();
    const tracer = await openTracing(settingsOf(url), logger);
    const test = await openTestApp(await open(), { logger, tracer });
    const origin = await listen(test);
    return {
      ask: async () => expect((await fetch(`${origin}/api/cafes/1`)).status).toBe(200),
      logged: () => lines.filter(({ msg }) => msg.startsWith('Traces')),
      close: async () => {
        await test.close();
        await tracer!.close();
      },
    };
  }

  it('is told of once with the cause, and when it is back', async () => {
    const gone = await openCollector();
    await gone.close();
    const { ask, logged, close } = await openTraced(gone, 3000);
    await ask();
    await waitFor(() => expect(logged()).toHaveLength(1));
    expect(logged()).toMatchObject([{ level: 40, err: { code: 'ECONNREFUSED' } }]);
    const collector = await openCollector(Number(new URL(gone.url).port));
    await waitFor(async () => {
      await ask();
      expect(logged()).toHaveLength(2);
    });
    expect(logged()[1]).toMatchObject({ level: 30, msg: 'Traces are sent again.' });
    expect(collector.spans).not.toEqual([]);
    await close();
    await collector.close();
  });

  it('costs no request its answer while it is silent', async () => {
    const collector = await openCollector();
    collector.beSilent(true);
    const { ask, logged, close } = await openTraced(collector, 50);
    await waitFor(async () => {
      await ask();
      expect(collector.asked).toBeGreaterThan(3);
    });
    expect(logged()).toMatchObject([{ level: 40, msg: 'Traces cannot be sent.' }]);
    await close();
    await collector.close();
  });

  it('does not keep the process from ending', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '60000');
    const collector = await openCollector();
    collector.beSilent(true);
    const tracer = await openTracing(settingsOf(collector.url), silentLogger);
    tracer!.request('GET', {}, {}).end();
    await tracer!.close();
    expect(collector.asked).toBe(1);
    await collector.close();
  });
});

it('nothing of OpenTelemetry is loaded where none of its settings asks for it', async () => {
  const script = `
    import { createRequire } from 'node:module';
    const { cache } = createRequire(import.meta.url);
    const isLoaded = () => Object.keys(cache).some((path) => path.includes('@opentelemetry'));
    for (const part of ['create-app', 'create-services']) await import('./src/app/' + part + '.ts');
    const { openTracing } = await import('./src/app/open-tracing.ts');
    const { parseSettings } = await import('./src/core/settings.ts');
    const { silentLogger } = await import('./src/core/logger.ts');
    const logged = [];
    for (const more of [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }, {}]) {
      const settings = parseSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', ...more });
      if (logged.length === 0) await openTracing(parseSettings({}), silentLogger);
      await openTracing(settings, silentLogger);
      logged.push(isLoaded());
    }
    console.log(JSON.stringify(logged));
    process.exit();`;
  const node = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, node, {
    cwd: join(repoRoot, 'server'),
  });
  expect(JSON.parse(stdout)).toEqual([false, false, true]);
});
