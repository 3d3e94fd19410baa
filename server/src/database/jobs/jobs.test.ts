import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users, jobHistory, jobs } from '../schema.ts';
import { testEngines } from '../../testing/database.ts';
import type { Database } from '../open.ts';
import { WAITS_MS, type JobHandler } from './job-handler.ts';
import { JobRunner } from './job-runner.ts';
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
  const look = async (runner: JobRunner) => {
    runner.wake();
    await runner.settled();
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
      await look(node);
      const [row] = await rows();
      expect(row!.dueAt.getTime() - time).toBe(wait);
      expect(row).toMatchObject({ attempts: at + 1, lastError: `Failure ${at + 1}` });
      time += wait - 1;
      await look(node);
      expect(runs).toBe(at + 1);
      time += 1;
    }
    await look(node);
    expect(await rows()).toMatchObject([{ lastError: 'Failure 10', failedAt: now() }]);
    time += 30 * 24 * 60 * MINUTE;
    await look(node);
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
        if (isBroken) throw new Error('Cut off');
      },
    }));
    await look(node);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'Cut off' }]);
    expect(await database.db.$count(users)).toBe(0);
    isBroken = false;
    time += SECOND;
    await look(node);
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
      await look(openNode(async () => ({ write: async () => written++ })));
      return { write: async () => (written += 100) };
    });
    await look(slow);
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
    await look(openNode(async () => void runs++, { waits: [SECOND] }));
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
    const lookAll = () => Promise.all(nodes.map(look));
    await lookAll();
    expect(done).toHaveLength(1);
    time += 9 * MINUTE;
    await lookAll();
    expect(done).toHaveLength(1);
    isBroken = true;
    for (const wait of [1, 1, 10, 10]) {
      time += wait * MINUTE;
      await lookAll();
    }
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 4, failedAt: null, lastError: 'Not now' });
    isBroken = false;
    time += 10 * MINUTE;
    await lookAll();
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
    ending.wake();
    await isRunning;
    await ending.close();
    expect(await rows()).toMatchObject([{ attempts: 0, startedAt: null, lastError: null }]);
    expect(errors).toEqual([]);
  });

  it('that are running are not begun again by their own node', async () => {
    await add();
    let runs = 0;
    const node: JobRunner = openNode(
      async () => {
        runs++;
        time += 2 * MINUTE;
        node.wake();
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
      { atOnce: 2 },
    );
    await look(node);
    expect(runs).toBe(1);
  });
});
