import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users, jobHistory, jobs } from '../schema.ts';
import { runInRequest } from '../../core/request-scope.ts';
import { testEngines } from '../../testing/database.ts';
import { collectLog } from '../../testing/log.ts';
import type { Database } from '../open.ts';
import { WAITS_MS, type JobHandler } from './job-handler.ts';
import { JobRunner } from './job-runner.ts';
import { jobObserver } from './observe-job.ts';
import { claimJobs, enqueueJob, type Job } from './queue.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe.each(testEngines)('jobs on $name', ({ open }) => {
  let database: Database;
  let time = Date.parse('2026-11-01T00:00:00Z');
  const runners: JobRunner[] = [];
  const errors: Error[] = [];
  const now = () => new Date(time);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.close()));
    await database.db.delete(jobs);
    await database.db.delete(jobHistory);
    errors.length = 0;
  });

  const openNode = (run: JobHandler['run'], more: Partial<JobHandler> = {}) => {
    const onError = (error: unknown) => errors.push(error as Error);
    const runner = new JobRunner({ database, now, onError });
    runner.handle('mail', { run, ...more });
    runners.push(runner);
    return runner;
  };
  const runDue = async (runner: JobRunner) => {
    runner.notify();
    await runner.idle();
  };
  const rows = () => database.db.select().from(jobs);
  const add = (values: object = {}) => enqueueJob(database.db, now(), { kind: 'mail', ...values });

  it('wait longer after each failure, for about a day, and then stay with their error', async () => {
    await add();
    let runs = 0;
    const node = openNode(async () => {
      runs++;
      throw new Error(`Failure ${runs}`);
    });
    for (const [at, wait] of WAITS_MS.entries()) {
      await runDue(node);
      const [row] = await rows();
      expect(row!.dueAt.getTime() - time).toBe(wait);
      expect(row).toMatchObject({ attempts: at + 1, lastError: `Failure ${at + 1}` });
      time += wait - 1;
      await runDue(node);
      expect(runs).toBe(at + 1);
      time += 1;
    }
    await runDue(node);
    expect(await rows()).toMatchObject([{ lastError: 'Failure 10', failedAt: now() }]);
    time += 30 * 24 * 60 * MINUTE;
    await runDue(node);
    expect(runs).toBe(10);
    expect(await database.db.select().from(jobHistory)).toMatchObject([
      { kind: 'mail', done: 0, failedAttempts: 10, lastError: 'Failure 10' },
    ]);
  });

  it('write what they do and that they are done together, or neither', async () => {
    const user = { username: 'mara', email: 'mara@example.org', name: 'Mara' };
    await add();
    let isBroken = true;
    const node = openNode(async () => ({
      async write(tx) {
        await tx.insert(users).values(user);
        if (isBroken) throw new Error('Interrupted');
      },
    }));
    await runDue(node);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'Interrupted' }]);
    expect(await database.db.$count(users)).toBe(0);
    isBroken = false;
    time += SECOND;
    await runDue(node);
    expect(await rows()).toEqual([]);
    expect(await database.db.$count(users)).toBe(1);
    await database.db.delete(users);
  });

  it('are recorded by the node that has taken them over, and by no other', async () => {
    await add();
    let written = 0;
    const slow = openNode(async () => {
      // The node stands still, and counts as dead.
      time += 2 * MINUTE;
      await runDue(openNode(async () => ({ write: async () => written++ })));
      return { write: async () => (written += 100) };
    });
    await runDue(slow);
    expect(written).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('that end their process each time are given up without being run again', async () => {
    await add();
    const claim = { kind: 'mail' as const, leaseMs: SECOND, limit: 1, except: [] };
    for (let death = 0; death < 2; death++) {
      expect(await claimJobs(database.db, { ...claim, now: now() })).toHaveLength(1);
      time += SECOND;
    }
    let runs = 0;
    await runDue(openNode(async () => void runs++, { waits: [SECOND] }));
    expect(runs).toBe(0);
    expect(await rows()).toMatchObject([{ lastError: 'Its process ended each time.' }]);
  });

  it('that are scheduled are done once each time, whichever node it is, and go on after a failure', async () => {
    const done: string[] = [];
    let isBroken = false;
    const schedule = async (name: string) => {
      const node = openNode(async () => {});
      const run = async (): Promise<void> => {
        if (isBroken) throw new Error('Not now');
        done.push(name);
      };
      await node.schedule('cleanup', { everyMs: 10 * MINUTE, waits: [MINUTE], run });
      return node;
    };
    const nodes = [await schedule('a'), await schedule('b')];
    const runAllDue = () => Promise.all(nodes.map(runDue));
    await runAllDue();
    expect(done).toHaveLength(1);
    time += 9 * MINUTE;
    await runAllDue();
    expect(done).toHaveLength(1);
    isBroken = true;
    for (const wait of [1, 1, 10, 10]) {
      time += wait * MINUTE;
      await runAllDue();
    }
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 4, failedAt: null, lastError: 'Not now' });
    isBroken = false;
    time += 10 * MINUTE;
    await runAllDue();
    expect(done).toHaveLength(2);
    expect(await rows()).toMatchObject([{ attempts: 0, lastError: null }]);
  });

  it('are left to the next process, with as many attempts, when one ends meanwhile', async () => {
    await add();
    let begun: (() => void) | undefined;
    const isRunning = new Promise<void>((resolve) => (begun = resolve));
    const ending = openNode(
      (_job: Job, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
          begun!();
        }),
    );
    ending.notify();
    await isRunning;
    await ending.close();
    expect(await rows()).toMatchObject([{ attempts: 0, startedAt: null, lastError: null }]);
    expect(errors).toEqual([]);
  });

  it('name the request that has queued them, and their failures do', async () => {
    const { logger, lines } = collectLog();
    const reported: object[] = [];
    const onError = (error: unknown, details?: object) => reported.push({ error, ...details });
    const node = new JobRunner({ database, now, onError, observe: jobObserver(logger, null) });
    runners.push(node);
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('Interrupted');
      await enqueueJob(database.db, now(), { kind: 'backup' });
    };
    node.handle('mail', { run });
    await runInRequest({ id: 'of-mara' }, add);
    await add();
    await runDue(node);
    expect(reported).toMatchObject([
      { reqId: 'of-mara', job: 'mail', attempt: 1 },
      { job: 'mail', attempt: 1 },
    ]);
    expect(reported[1]).not.toHaveProperty('reqId');
    isBroken = false;
    time += SECOND;
    await runDue(node);
    const attempts = lines.map(({ reqId, attempt, outcome }) => [reqId, attempt, outcome]);
    expect(attempts).toEqual([
      ['of-mara', 1, 'to be retried'],
      [undefined, 1, 'to be retried'],
      ['of-mara', 2, 'done'],
      [undefined, 2, 'done'],
    ]);
    const queued = await rows();
    expect(queued.map(({ requestId }) => requestId)).toEqual(['of-mara', null]);
  });

  describe('where the clock is set back by an hour', () => {
    /** The nodes that look afterwards: the one that has looked before, or one that starts then. */
    const NODES: [string, (node: JobRunner, start: () => JobRunner) => JobRunner][] = [
      ['seen by the node that waits', (node) => node],
      ['before a start', (_, start) => start()],
    ];

    it.each(NODES)('wait as long for another try as before, %s', async (_, choose) => {
      await add();
      let runs = 0;
      const start = () =>
        openNode(async () => {
          if (++runs < 4) throw new Error('Not yet');
        });
      const node = start();
      for (const wait of WAITS_MS.slice(0, 3)) {
        await runDue(node);
        time += wait;
      }
      time -= 60 * MINUTE;
      const later = choose(node, start);
      await runDue(later);
      expect(runs).toBe(3);
      time += WAITS_MS[2]!;
      await runDue(later);
      expect(runs).toBe(4);
    });

    it.each(NODES)(
      'are taken over from a dead node once its lease has ended, %s',
      async (_, choose) => {
        let runs = 0;
        const start = () => openNode(async () => void runs++, { leaseMs: 30 * SECOND });
        const node = start();
        await runDue(node);
        await add();
        const claim = { kind: 'mail' as const, leaseMs: 30 * SECOND, limit: 1, except: [] };
        expect(await claimJobs(database.db, { ...claim, now: now() })).toHaveLength(1);
        time -= 60 * MINUTE;
        const later = choose(node, start);
        await runDue(later);
        expect(runs).toBe(0);
        time += 30 * SECOND;
        await runDue(later);
        expect(runs).toBe(1);
      },
    );

    it.each(NODES)('for later are run as much later, %s', async (_, choose) => {
      await add({ dueAt: new Date(time + 10 * MINUTE) });
      let runs = 0;
      const start = () => openNode(async () => void runs++);
      const node = start();
      await runDue(node);
      time -= 60 * MINUTE;
      const later = choose(node, start);
      time += 9 * MINUTE;
      await runDue(later);
      await runDue(later);
      expect(runs).toBe(0);
      time += 10 * MINUTE;
      await runDue(later);
      expect(runs).toBe(1);
    });
  });

  it('that are running are not begun again by their own node', async () => {
    await add();
    let runs = 0;
    const node: JobRunner = openNode(
      async () => {
        runs++;
        time += 2 * MINUTE;
        node.notify();
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
      { atOnce: 2 },
    );
    await runDue(node);
    expect(runs).toBe(1);
  });
});
