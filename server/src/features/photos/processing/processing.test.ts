import { execFile, type ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../../testing/wait-for.ts';
import { JobRunner } from '../../../database/jobs/job-runner.ts';
import { claimJobs } from '../../../database/jobs/queue.ts';
import type { Database } from '../../../database/open.ts';
import { cafes, jobs, photoFiles, photoOriginals, photos } from '../../../database/schema.ts';
import { testEngines } from '../../../testing/database.ts';
import { makePicture } from '../../../testing/pictures.ts';
import { makeInProcess, TooLongError } from './make-in-process.ts';
import { makeSizes } from './make-sizes.ts';
import { enqueuePhoto, photoJob } from './photo-job.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const started: ChildProcess[] = [];
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
beforeAll(() => subscribe('child_process', note));
afterAll(() => unsubscribe('child_process', note));

/** Makes sizes in a process that ends by these signals, one each time, and then by itself. */
const makeKilled = (signals: NodeJS.Signals[]): typeof makeInProcess => {
  const left = [...signals];
  return (...args) => {
    const making = makeInProcess(...args);
    const signal = left.shift();
    if (signal) started.at(-1)!.kill(signal);
    return making;
  };
};

describe.each(testEngines)('making sizes of photos on $name', ({ open }) => {
  let database: Database;
  let cafeId: number;
  let ahead = 0;
  const processors: JobRunner[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    database = await open();
    const values = {
      name: 'A',
      address: '1 Main St',
      area: 'Downtown',
      latitude: 42,
      longitude: -71,
    };
    const [cafe] = await database.db.insert(cafes).values(values).returning({ id: cafes.id });
    cafeId = cafe!.id;
  });
  afterAll(() => database.close());
  beforeEach(() => {
    ahead = 0;
    errors.length = 0;
  });
  afterEach(async () => {
    await Promise.all(processors.splice(0).map((processor) => processor.close()));
    await database.db.delete(photos);
    await database.db.delete(jobs);
  });

  const now = () => new Date(Date.now() + ahead);
  /** A node's; each makes sizes as it is told. */
  const openNode = (make: typeof makeInProcess = makeInProcess) => {
    const catalogue = { refresh: async () => {} };
    const onError = (error: unknown) => errors.push(error);
    const processor = new JobRunner({ database, now, onError });
    processor.handle('photo', photoJob({ database, catalogue, make }));
    processors.push(processor);
    return processor;
  };
  const put = async (shade = 0, isProposed = false) => {
    const bytes = await makePicture({ shade });
    const size = { width: 1200, height: 900 };
    const [row] = await database.db
      .insert(photos)
      .values({ cafeId, hash: String(shade), ...size, isProposed, createdAt: now() })
      .returning({ id: photos.id });
    await database.db.insert(photoOriginals).values({ photoId: row!.id, bytes });
    await database.inTransaction((tx) => enqueuePhoto(tx, now(), { photoId: row!.id, cafe: 'A' }));
    return row!.id;
  };
  const stateOf = async (id: number) => {
    const [row] = await database.db.select().from(photos).where(eq(photos.id, id));
    return row?.state;
  };

  it('does each once, however many nodes there are, and one after another on each', async () => {
    const ids = [];
    for (let shade = 0; shade < 6; shade++) ids.push(await put(shade));
    const made: number[] = [];
    let atOnce = 0;
    const counting = (node: number): typeof makeInProcess => {
      let running = 0;
      return async (original, signal) => {
        atOnce = Math.max(atOnce, ++running);
        made.push(node);
        try {
          return await makeInProcess(original, signal);
        } finally {
          running--;
        }
      };
    };
    const nodes = [openNode(counting(1)), openNode(counting(2))];
    for (const node of nodes) node.notify();
    for (const node of nodes) await node.idle();
    for (const id of ids) expect(await stateOf(id)).toBe('ready');
    expect(made).toHaveLength(6);
    expect(new Set(made).size).toBe(2);
    expect(atOnce).toBe(1);
    expect(await database.db.$count(photoFiles)).toBe(36);
  });

  it('makes what members propose after what is shown at once', async () => {
    for (let shade = 0; shade < 4; shade++) await put(shade, shade < 2);
    const made: Uint8Array[] = [];
    const node = openNode(async (original) => {
      made.push(original);
      return null;
    });
    node.notify();
    await node.idle();
    const pictures = await Promise.all([2, 3, 0, 1].map((shade) => makePicture({ shade })));
    expect(made.map((one, at) => pictures[at]!.equals(one))).toEqual(Array(4).fill(true));
  });

  /** As a process that is killed right after. */
  const claim = async () => {
    const claimed = { kind: 'photo' as const, leaseMs: MINUTE / 2, limit: 1, except: [] };
    expect(await claimJobs(database.db, { ...claimed, now: now() })).toHaveLength(1);
  };
  const runDue = async (node: JobRunner) => {
    node.notify();
    await node.idle();
  };

  it('takes over what a killed process has left, once its claim has ended', async () => {
    const id = await put();
    await claim();
    const node = openNode();
    await runDue(node);
    expect(await stateOf(id)).toBe('processing');
    ahead = MINUTE;
    await runDue(node);
    expect(await stateOf(id)).toBe('ready');
  });

  it('takes no end of a server for a fault of the photo, but for ten in a row', async () => {
    const id = await put();
    for (let ends = 0; ends < 3; ends++, ahead += MINUTE) await claim();
    let isBroken = true;
    const node = openNode(async (...args) => {
      if (isBroken) throw new Error('out of memory');
      return makeInProcess(...args);
    });
    await runDue(node);
    ahead += DAY;
    isBroken = false;
    await runDue(node);
    expect(await stateOf(id)).toBe('ready');

    const deadly = await put(1);
    for (let ends = 0; ends < 10; ends++, ahead += MINUTE) await claim();
    await runDue(node);
    expect(await stateOf(deadly)).toBe('failed');
  });

  it('leaves a photo to the next process when it ends meanwhile', async () => {
    const id = await put();
    let isBegun = false;
    const first = openNode((_original, signal) => {
      isBegun = true;
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    first.notify();
    await waitFor(() => expect(isBegun).toBe(true));
    await first.close();
    const next = openNode();
    next.notify();
    await next.idle();
    expect(await stateOf(id)).toBe('ready');
    expect(errors).toEqual([]);
  });

  it('makes a photo though its process was killed eight times, and reports each cause', async () => {
    const id = await put();
    const kills = Array<NodeJS.Signals>(8).fill('SIGKILL').with(6, 'SIGSEGV');
    const node = openNode(makeKilled(kills));
    for (let time = 0; time < 8; time++, ahead += DAY) {
      await runDue(node);
      expect(await stateOf(id)).toBe('processing');
    }
    expect(errors.map((error) => ((error as Error).cause as Error).message)).toEqual(
      kills.map((signal) => `Making sizes of a photo ended with ${signal}.`),
    );
    await runDue(node);
    expect(await stateOf(id)).toBe('ready');
    expect(errors).toHaveLength(8);
  });

  it.each<[string, typeof makeInProcess, number]>([
    ['crashes its process five times', makeKilled(Array(11).fill('SIGSEGV')), 5],
    ['ends its process ten times', makeKilled(Array(11).fill('SIGKILL')), 10],
    ['takes too long twice', (original, signal) => makeInProcess(original, signal, 1), 2],
  ])('gives up a photo that %s', async (_, make, times) => {
    const id = await put();
    const node = openNode(make);
    for (let time = 0; time < 11; time++, ahead += DAY) await runDue(node);
    expect(errors).toHaveLength(times);
    const [row] = await database.db.select().from(photos).where(eq(photos.id, id));
    expect(row).toMatchObject({
      state: 'failed',
      failure:
        'We couldn’t process this photo. Upload it again. If that fails too, save it as a new file first.',
    });
    expect(await database.db.$count(photoOriginals)).toBe(0);
  });

  it('saves nothing of a photo whose cafe was deleted meanwhile', async () => {
    await put(9);
    const node = openNode(async (original) => {
      await database.db.delete(photos);
      return makeSizes(original);
    });
    node.notify();
    await node.idle();
    expect(await database.db.$count(photoFiles)).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the process that makes sizes', () => {
  const never = new AbortController().signal;

  it('recognises a broken picture', async () => {
    const file = await makePicture({ format: 'png' });
    const hollow = Buffer.concat([file.subarray(0, file.length / 2), file.subarray(-12)]);
    expect(await makeInProcess(hollow, never)).toBeNull();
  });

  it('says why a whole picture has failed', async () => {
    const sharp = import.meta.resolve('sharp');
    const block = `import sharp from '${sharp}'; sharp.block({ operation: ['VipsForeignSaveHeif'] });`;
    vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(block)}`);
    const making = makeInProcess(await makePicture({}), never);
    vi.unstubAllEnvs();
    await expect(making).rejects.toThrow('heifsave_buffer: operation is blocked');
  });

  it('leaves its server alive where it cannot be started', async () => {
    const script = `
      import { openSync } from 'node:fs';
      import { makeInProcess } from '${new URL('./make-in-process.ts', import.meta.url).href}';
      try { while (true) openSync('/dev/null'); } catch {}
      const making = makeInProcess(new Uint8Array(), new AbortController().signal);
      making.catch(({ code }) => setTimeout(() => console.log(code)));
    `;
    const node = [process.execPath, '--import=tsx', '--input-type=module', '--eval', script];
    const limited = ['-c', 'ulimit -n 100; exec "$@"', 'sh', ...node];
    const { stdout } = await promisify(execFile)('sh', limited);
    expect(stdout).toBe('EMFILE\n');
  });

  it('ends when it takes longer than any photo does', async () => {
    const making = makeInProcess(await makePicture({}), never, 1);
    const exited = once(started.at(-1)!, 'exit');
    await expect(making).rejects.toThrow(TooLongError);
    expect(await exited).toEqual([null, 'SIGKILL']);
  });

  it('ends when nobody waits for it any more', async () => {
    const ending = new AbortController();
    const making = makeInProcess(await makePicture({}), ending.signal);
    const exited = once(started.at(-1)!, 'exit');
    ending.abort();
    await expect(making).rejects.toThrow('abort');
    expect(await exited).toEqual([null, 'SIGKILL']);
  });
});
