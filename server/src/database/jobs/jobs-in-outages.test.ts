import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { openProxiedDatabase, type ProxiedDatabase } from '../../testing/database-proxy.ts';
import { jobs } from '../schema.ts';
import type { JobHandler } from './job-handler.ts';
import { JobRunner } from './job-runner.ts';
import { enqueueJob } from './queue.ts';

const SECOND = 1000;
const BREAK_CONNECTION = sql`select pg_terminate_backend(pg_backend_pid())`;

describe('jobs while a PostgreSQL server', () => {
  let proxied: ProxiedDatabase;
  let runner: JobRunner;
  let time = Date.parse('2026-11-01T00:00:00Z');
  const now = () => new Date(time);

  beforeAll(async () => {
    proxied = await openProxiedDatabase();
  });
  afterAll(() => proxied.close());
  afterEach(async () => {
    await runner.close();
    await proxied.database.db.delete(jobs);
  });

  const begin = async (handler: JobHandler) => {
    await enqueueJob(proxied.database.db, now(), { kind: 'photo' });
    runner = new JobRunner({ database: proxied.database, now, onError: () => {} });
    runner.handle('photo', handler);
    runner.notify();
  };
  const rows = () => proxied.database.db.select().from(jobs);

  it('is away use up no attempt by what they read', async () => {
    const attempts: number[] = [];
    await begin({
      waits: [],
      async run({ attempts: attempt }) {
        attempts.push(attempt);
        if (attempts.length === 1) await proxied.proxy.cut();
        await proxied.database.db.execute('select 1');
      },
    });
    await waitFor(() => expect(attempts).toEqual([1]));
    // The failure cannot be recorded meanwhile.
    await sleep(1.5 * SECOND);
    await proxied.proxy.restore();
    await waitFor(() => expect(attempts).toEqual([1, 1]));
    await waitFor(async () => expect(await rows()).toEqual([]));
  });

  it.each<[string, JobHandler['run'], number[], number[]]>([
    [
      'read',
      async () => void (await proxied.database.db.execute(BREAK_CONNECTION)),
      [SECOND],
      [1, 1, 2, 2],
    ],
    ['write', async () => ({ write: (tx) => tx.execute(BREAK_CONNECTION) }), [], [1, 1]],
  ])('loses a connection by what they %s are given up in the end', async (_, run, waits, all) => {
    const attempts: number[] = [];
    await begin({
      waits,
      async run(job, signal) {
        attempts.push(job.attempts);
        return run(job, signal);
      },
    });
    await waitFor(async () => {
      const [job] = await rows();
      if (job!.startedAt === null) time += SECOND;
      runner.notify();
      expect(job!.failedAt).not.toBeNull();
    });
    expect(attempts).toEqual(all);
  });
});
