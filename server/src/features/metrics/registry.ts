import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { orFallback } from '../../database/is-unavailable.ts';
import type { Services } from '../../http/services.ts';
import { JOB_KINDS } from '@cortado/contract/job-kinds';
import { countDone, countQueues, oldestWait } from './queues.ts';

/** In seconds: from a cached answer to one that takes too long. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function observeRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer requests, by route; those that are answered from memory before any route are counted in hot_answers_total.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // Unknown addresses are as many as there are robots.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  counter(
    'hot_answers_total',
    'Requests answered with bytes that lay ready.',
    () => app.hotReads.answered,
  );
  counter(
    'refused_requests_total',
    'Requests answered with 503 before any route, because too many were waiting.',
    () => app.requestQueue.refused,
  );
}

function observeState(services: Services, registers: Registry[]): void {
  const { answers, catalogue, database } = services;
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: (set: (value: number, labels?: Record<string, string>) => void) => void | Promise<void>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await read((value, labels = {}) => this.set(labels, value));
      },
    });
  gauge(
    'catalogue_revision',
    'Changes of the catalogue that this process has taken in.',
    [],
    (set) => set(catalogue.snapshot.revision),
  );
  gauge('catalogue_cafes', 'Published cafes.', [], (set) => set(catalogue.snapshot.cafes.size));
  gauge('catalogue_pending_changes', 'Announced changes that are not taken in yet.', [], (set) =>
    set(catalogue.pendingChanges),
  );
  gauge('database_connections', 'Connections of the pool.', ['state'], (set) => {
    const { open, idle, waiting } = database.connections;
    set(open - idle, { state: 'busy' });
    set(idle, { state: 'idle' });
    set(waiting, { state: 'waited_for' });
  });
  gauge('cache_entries', 'Stored answers, and the addresses that find them.', [], (set) =>
    set(answers.size),
  );
  gauge('cache_bytes', 'What these take.', [], (set) => set(answers.bytes));
  gauge(
    'queue_entries',
    'What waits to be done, and what was given up.',
    ['queue', 'state'],
    async (set) => {
      // While the database is unavailable the other figures are still reported.
      const counts = await orFallback(countQueues(services), null);
      if (!counts) return;
      for (const queue of JOB_KINDS) {
        for (const state of ['waiting', 'running', 'failed']) set(0, { queue, state });
      }
      for (const { queue, state, count } of counts) set(count, { queue, state });
    },
  );
  gauge(
    'job_oldest_wait_seconds',
    'How long the job that is due first has been waiting for a node.',
    [],
    async (set) => {
      const seconds = await orFallback(oldestWait(services), null);
      if (seconds !== null) set(seconds);
    },
  );
  gauge(
    'job_attempts',
    'Jobs done, and attempts that failed.',
    ['kind', 'outcome'],
    async (set) => {
      for (const { kind, done, failed } of await orFallback(countDone(services), [])) {
        set(done, { kind, outcome: 'done' });
        set(failed, { kind, outcome: 'failed' });
      }
    },
  );
}

/** The metrics of a process, in the names that Prometheus recommends. */
export function createRegistry(app: FastifyInstance, services: Services): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeRequests(app, [registry]);
  observeState(services, [registry]);
  return registry;
}
