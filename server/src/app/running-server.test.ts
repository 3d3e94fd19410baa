import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogger } from '../core/logger.ts';
import { parseSettings, type Settings } from '../core/settings.ts';
import { eq } from 'drizzle-orm';
import { jobHistory } from '../database/schema.ts';
import { socketFolderOf } from '../database/embedded/data-folder.ts';
import { JobRunner } from '../database/jobs/job-runner.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { administer, runAdminCommand } from './admin-command.ts';
import { backUp, runBackupCommand } from './backup-command.ts';
import { listBackups } from '../database/backup/backup-files.ts';
import { emptyDataDir } from '../testing/database.ts';
import { takeCommands } from './running-server.ts';
import { scheduleJobs } from './jobs.ts';

describe('while a server has the embedded database open', () => {
  let DATA_DIR: string;
  let environment: { DATA_DIR: string };
  let settings: Settings;
  let database: Database;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    DATA_DIR = await emptyDataDir();
    environment = { DATA_DIR };
    settings = parseSettings({ ...environment, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '2' });
    database = await openDatabase({ dataDir: DATA_DIR });
    stop = await takeCommands(database, {
      admin: (words) => administer(database, words),
      backup: async ([path]) => (await backUp(database, settings, new Date(), path)).message,
    });
  }, 60_000);
  afterAll(async () => {
    await stop();
    await database.close();
    rmSync(DATA_DIR, { recursive: true });
  });

  it('an admin is made, and a password reset', async () => {
    const made = await runAdminCommand(['create', 'second'], environment);
    expect(made).toMatch(/^The admin second has the password \S+ \(shown once\)$/);
    const reset = await runAdminCommand(['reset', 'second'], environment);
    expect(reset).toMatch(/^second has the new password \S+ \(shown once\)$/);
  });

  it('a command that fails says why', async () => {
    await expect(runAdminCommand(['reset', 'nobody'], environment)).rejects.toThrow(
      'There is no account of that name.',
    );
  });

  it('a backup is made', async () => {
    const path = join(DATA_DIR, 'running.gz');
    expect(await runBackupCommand([path], environment)).toContain(path);
    expect(existsSync(path)).toBe(true);
  });

  it('what is no command is refused, and the server goes on', async () => {
    const socket = createConnection({
      path: join(socketFolderOf(DATA_DIR)!, 'commands.sock'),
      allowHalfOpen: true,
    });
    socket.end('{"command":"drop"}');
    expect(JSON.parse(await text(socket))).toHaveProperty('error');
    expect(await runAdminCommand(['reset', 'second'], environment)).toContain('second');
  });

  it('backups are made as often as asked for, the newest kept, and what killed ones have left removed', async () => {
    const folder = join(DATA_DIR, 'backups');
    let time = Date.parse('2026-11-01T00:00:00Z');
    const now = () => new Date(time);
    const jobs = new JobRunner({ database, now, onError: (error) => expect.fail(String(error)) });
    await scheduleJobs({ settings, database, jobs, logger: silentLogger, now });
    const leave = (name: string, at: string) => {
      writeFileSync(join(folder, name), 'half a backup');
      utimesSync(join(folder, name), new Date(at), new Date(at));
    };
    const made: number[] = [];
    for (let hour = 0; hour <= 72; hour += 6, time += 6 * 3_600_000) {
      const before = (await listBackups(folder))[0]?.path;
      jobs.notify();
      await jobs.idle();
      if ((await listBackups(folder))[0]!.path !== before) made.push(hour);
      if (hour !== 6) continue;
      writeFileSync(join(folder, 'notes.txt'), 'not a backup');
      leave('cortado-20261101T060000Z.backup.gz.5ce2.partial', '2026-11-01T06:00:00Z');
      leave('cortado-20261104T000000Z.backup.gz.07fa.partial', '2026-11-03T23:30:00Z');
    }
    await jobs.close();
    expect(made).toEqual([0, 24, 48, 72]);
    const [last] = await database.db.select().from(jobHistory).where(eq(jobHistory.kind, 'backup'));
    expect(last).toMatchObject({ done: 4, doneAt: new Date('2026-11-04T00:00:00Z') });
    expect(last!.result).toMatchObject({ bytes: expect.any(Number) });
    expect(readdirSync(folder).toSorted()).toEqual([
      'cortado-20261103T000000Z.backup.gz',
      'cortado-20261104T000000Z.backup.gz',
      'cortado-20261104T000000Z.backup.gz.07fa.partial',
      'notes.txt',
    ]);
  });
});
