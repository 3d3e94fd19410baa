import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { tryLock } from 'fs-native-extensions';
import { Pool } from 'pg';
import { toAppError } from '../../http/to-app-error.ts';
import { emptyDataDir } from '../../testing/database.ts';
import { collectLog } from '../../testing/log.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openDatabase } from '../open.ts';
import { newsletterSubscribers } from '../schema.ts';
import { syncToDisk } from './durable-fs.ts';
import { startMaintenance, watchDeadline } from './timers.ts';
import { startThread } from './thread.ts';
import { fillDisk, mountDisk, unmountDisk } from '../../../../testing/small-disk.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

const root = mkdtempSync(join(tmpdir(), 'cortado-guards-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A child process that inserts subscribers and reports each acknowledged one. */
function startWriter(dataDir: string): ChildProcess {
  const writer = new URL('./testing/writer.ts', import.meta.url).pathname;
  return fork(writer, [dataDir], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
}

describe('the lock on the data folder', () => {
  it('keeps a second database out, and lets the next one in', async () => {
    const dataDir = await emptyDataDir(root);
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use by another Cortado\.$/);
    await first.close();
    const next = await openDatabase({ dataDir });
    await next.close();
  });

  it('is waited for while a process that was killed leaves it to a child for a moment', async () => {
    const dataDir = await emptyDataDir(root);
    const left = openSync(join(dataDir, 'lock'), 'a');
    expect(tryLock(left)).toBe(true);
    const opening = openDatabase({ dataDir });
    setTimeout(() => closeSync(left), 300);
    await (await opening).close();
  });

  it('fails with a sentence where the folder cannot be created', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(
      /cannot be written to\.$/,
    );
  });
});

describe('the files of the database', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it('are readable by their owner only, also those of an earlier version', async () => {
    const dataDir = join(root, 'private');
    await (await openDatabase({ dataDir })).close();
    expect([modeOf(dataDir), modeOf(join(dataDir, 'database'))]).toEqual([0o700, 0o700]);
    chmodSync(join(dataDir, 'database'), 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(modeOf(join(dataDir, 'database'))).toBe(0o700);
  });

  it('are created again after a start was killed while it created them', async () => {
    const dataDir = join(root, 'interrupted');
    const writer = startWriter(dataDir);
    const half = () => readdirSync(dataDir).filter((name) => name.startsWith('database.new-'));
    // The first files exist, and initdb continues after its parent was killed.
    await waitFor(() => expect(readdirSync(join(dataDir, half()[0]!))).toContain('base'));
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    expect(readdirSync(dataDir)).not.toContain('database');
    const database = await openDatabase({ dataDir });
    expect(await database.db.select().from(newsletterSubscribers)).toEqual([]);
    await database.close();
    expect(half()).toEqual([]);
  }, 120_000);
});

/** A disk of this size until the test is over; null without the permission to mount. */
function smallDisk(megabytes: number): string | null {
  const disk = mkdtempSync(join(root, 'disk-'));
  if (!mountDisk(disk, megabytes)) return null;
  onTestFinished(() => unmountDisk(disk));
  return disk;
}

describe('a full disk', () => {
  it('is reported in a sentence', async ({ skip }) => {
    const disk = smallDisk(30);
    if (disk === null) return skip('without the permission to mount');
    await expect(openDatabase({ dataDir: join(disk, 'data') })).rejects.toThrow(
      /did not open: the disk is full\.$/,
    );
  });

  it('that has no room for the write-ahead log stops writes until there is room, and loses none', async ({
    skip,
  }) => {
    const disk = smallDisk(160);
    if (disk === null) return skip('without the permission to mount');
    const { logger, lines } = collectLog();
    const onFatal = vi.fn();
    const database = await openDatabase({ dataDir: join(disk, 'data') }, { logger, onFatal });
    const heard: unknown[] = [];
    await database.listen((change) => heard.push(change));
    await database.db.execute('create table noise (number int primary key, bytes bytea)');
    let written = 0;
    const write = async () => {
      await database.db.execute(sql`insert into noise select ${written},
        string_agg(decode(md5(random()::text), 'hex'), '') from generate_series(1, 60000)`);
      written += 1;
    };
    // The tables have room for what the next segment of the log, 16 MB, has none for.
    const makeRoom = fillDisk(disk, 15 * 1024 * 1024);
    const failure = await (async () => {
      for (;;) await write();
    })().catch((error: unknown) => error);
    expect(toAppError(failure).code).toBe('UNAVAILABLE');
    await waitFor(() =>
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 50, err: expect.objectContaining({ code: '53100' }) }),
      ),
    );
    expect(toAppError(await write().catch((error: unknown) => error)).code).toBe('UNAVAILABLE');
    const backup = writeBackup(database, join(root, 'backup.gz'), new Date());
    await expect(backup).rejects.toThrow(
      /^The embedded database has stopped until there is room on its disk: .+No space left on device$/,
    );
    const message = toAppError(failure, database.breaker.isDiskFull).message;
    expect([database.breaker.isOpen, message]).toEqual([
      true,
      'Server storage is full. Please try again later.',
    ]);
    const logged = () => lines.filter(({ msg }) => /could not be opened again/.test(msg));
    // It is logged again after a minute.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    await waitFor(() => expect(logged()).toHaveLength(1));
    expect(logged()[0]).toMatchObject({ err: { message: 'No space left on device' } });
    clock.mockRestore();
    lines.length = 0;
    const files = join(disk, 'data/database');
    renameSync(files, `${files}.away`);
    makeRoom();
    await waitFor(() => expect(logged()).not.toEqual([]));
    // Tried each second, logged once.
    await sleep(3000);
    expect(logged()).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message: expect.stringMatching(/^ENOENT: /) }),
      }),
    ]);
    // No empty one in its place.
    expect(existsSync(files)).toBe(false);
    renameSync(`${files}.away`, files);
    await waitFor(write);
    expect(await writeBackup(database, join(root, 'backup.gz'), new Date())).toBeGreaterThan(0);
    const { rows } = await database.db.execute('select number from noise order by number');
    expect(rows).toEqual(Array.from({ length: written }, (_, number) => ({ number })));
    await waitFor(() => expect(heard).toContainEqual({ kind: 'all' }));
    expect(database.breaker.isOpen).toBe(false);
    await database.close();
    expect(onFatal).not.toHaveBeenCalled();
  }, 120_000);
});

describe('a process killed while writing', () => {
  it('loses no acknowledged row, and leaves neither a lock nor a socket behind', async () => {
    const dataDir = await emptyDataDir(root);
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round++) {
      const writer = startWriter(dataDir);
      const enough = acknowledged.length + 15;
      await new Promise<void>((resolve) => {
        writer.on('message', (email: string) => {
          acknowledged.push(email);
          if (acknowledged.length >= enough) resolve();
        });
      });
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    const socketFolder = readFileSync(join(dataDir, 'socket-folder'), 'utf8');
    expect(existsSync(socketFolder)).toBe(true);
    const database = await openDatabase({ dataDir });
    const rows = await database.db.select().from(newsletterSubscribers);
    expect(existsSync(socketFolder)).toBe(false);
    await database.close();
    const kept = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  }, 120_000);
});

describe('fsync', () => {
  it('reaches the disk for a file and for a folder', () => {
    const fsync = vi.fn(fsyncSync);
    const file = openSync(join(root, 'synced'), 'w');
    const nodefs = { stream_ops: {}, realPath: () => root };
    expect(syncToDisk(nodefs, { nfd: file, node: null }, fsync)).toBe(0);
    expect(fsync.mock.calls).toEqual([[file]]);
    expect(syncToDisk(nodefs, { node: null }, fsync)).toBe(0);
    expect(fsync).toHaveBeenCalledTimes(2);
    closeSync(file);
  });

  it('is on in the database itself', async () => {
    const database = await openDatabase({ dataDir: await emptyDataDir(root) });
    const { rows: fsync } = await database.db.execute('show fsync');
    const { rows: method } = await database.db.execute('show wal_sync_method');
    await database.close();
    expect([fsync[0], method[0]]).toEqual([{ fsync: 'on' }, { wal_sync_method: 'fsync' }]);
  });
});

describe('the timer', () => {
  it('checkpoints and vacuums, and goes on after a failure, which it logs', async () => {
    const queries: string[] = [];
    const query = vi.fn(async (text: string) => {
      queries.push(text);
      if (queries.length === 1) throw new Error('busy');
    });
    const { logger, lines } = collectLog();
    const stop = startMaintenance({ query } as never, logger, 5);
    await waitFor(() => expect(queries).toContain('vacuum analyze'));
    stop();
    expect(queries.filter((text) => text === 'checkpoint').length).toBeGreaterThan(1);
    expect(lines).toMatchObject([{ level: 40, err: { message: 'busy' } }]);
  });
});

describe('the deadline', () => {
  /** Watches a real embedded database, which answers or is late. */
  async function watched(statement: string, times: number): Promise<boolean> {
    const dataDir = await emptyDataDir(root);
    const thread = await startThread(join(dataDir, 'database'), dataDir);
    const pool = new Pool({ host: dataDir, user: 'postgres', database: 'postgres', max: 1 });
    await pool.query('select 1');
    const onLate = vi.fn();
    const stop = watchDeadline(() => thread.ping(), onLate, { everyMs: 50, deadlineMs: 3000 });
    await Promise.all(Array.from({ length: times }, () => pool.query(statement)));
    stop();
    await pool.end();
    await thread.stop();
    return onLate.mock.calls.length > 0;
  }

  it('does not depend on how many queries wait', async () => {
    expect(await watched('select pg_sleep(0.05)', 120)).toBe(false);
  }, 120_000);

  it('is exceeded by a single statement that does not end', async () => {
    expect(await watched('select pg_sleep(5)', 1)).toBe(true);
  }, 120_000);
});
