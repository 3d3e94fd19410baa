import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { migrateDatabase, MIGRATIONS } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { enqueueJob } from '../database/jobs/queue.ts';
import { cafes, jobs, ratings, users } from '../database/schema.ts';
import { emptyDataDir } from '../testing/database.ts';
import { KINDS, useNewDatabases, type Environment } from '../testing/new-databases.ts';
import { nextMigrations } from '../testing/next-version.ts';
import { openTestApp } from '../testing/product.ts';
import { kindsOf, readsOf } from '../testing/reads.ts';
import { runBackupCommand, runRestoreCommand } from './backup-command.ts';

const { folder, newDatabase, open, withDatabase } = useNewDatabases();

const DAMAGED = 'The backup is cut off or damaged.';
const FOREIGN = 'This is not a backup of Cortado.';
const NEWER = 'The backup was made by a newer version of Cortado.';
const OLDER = 'The backup was made by Cortado 0.1, and only that version can restore it.';

/** The first line of a backup. */
const HEADER = Buffer.from(
  `{"format":"cortado-backup","version":2,"migration":"0000_baseline","createdAt":"2026-01-01T00:00:00.000Z"}\n`,
);

/** With columns that every version has. */
const OLD_MILL = sql`insert into cafes (name, address, area, latitude, longitude, status)
  values ('Old Mill', '1 Mill Rd', 'Harbor', 42.1, -71.2, 'published')`;

const dump = ({ db }: Database) =>
  db.execute(sql`select (select json_agg(u order by id) from users u) as users,
    (select json_agg(s order by key) from site_state s) as state`);

describe('a backup', () => {
  let source: Environment;
  let path: string;
  let originals: ReadonlyMap<string, string>;
  const backupOf = async (of: Environment, name: string) => {
    path = join(folder, name);
    return runBackupCommand([path], of);
  };

  beforeAll(async () => {
    source = { DATA_DIR: await emptyDataDir(folder) };
    await (await openTestApp(await open(source), { seed: 'demo' })).close();
    originals = await readsOf(await open(source));
    await backupOf(source, 'demo.gz');
  }, 120_000);

  it('is compared by reads of every kind', () => {
    const { '/photos/': photos, ...others } = kindsOf(originals);
    expect(photos).toBeGreaterThan(3);
    for (const count of Object.values(others)) expect(count).toBeGreaterThan(0);
  });

  it('is one file, for its owner’s eyes only', async () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('is named after the time, in the folder of backups, unless a file is named', async () => {
    const message = await runBackupCommand([], source);
    expect(message).toMatch(/^Everything is backed up to .*\/backups\/cortado-\d{8}T\d{6}Z\.backup\.gz \([\d,]+ kB\)\.$/); // prettier-ignore
    expect(readdirSync(join(source['DATA_DIR']!, 'backups'))).toHaveLength(1);
  });

  it('refuses a second word, and a file that cannot be written', async () => {
    await expect(runBackupCommand(['a', 'b'], source)).rejects.toThrow('Usage: npm run backup');
    writeFileSync(join(folder, 'file'), '');
    await expect(runBackupCommand([join(folder, 'file', 'x.gz')], source)).rejects.toThrow(
      /^The backup could not be written to .*x\.gz: /,
    );
  });

  // Node's own way to make its folder never ends.
  it('ends with a sentence where the system makes no folders', async () => {
    const script = fileURLToPath(new URL('../backup.ts', import.meta.url));
    const words = ['--import', 'tsx', script, '/proc/x/y.gz'];
    const env = { ...process.env, ...source };
    const running = promisify(execFile)(process.execPath, words, { env, timeout: 60_000 });
    await expect(running).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The backup could not be written to \/proc\/x\/y\.gz: .+\n$/),
    });
  }, 90_000);

  it('is not made of a folder without a database, in which none is made', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    await expect(runBackupCommand([join(folder, 'empty.gz')], { DATA_DIR: empty })).rejects.toThrow(
      `There is no database in ${empty}. Set DATA_DIR or DATABASE_URL.`,
    );
    expect(readdirSync(empty)).toEqual([]);
  });

  it.each(KINDS)(
    'moves to a database that is %s, which then answers every read byte for byte as the original, and backs up to the same rows',
    async (kind) => {
      const target = await newDatabase(kind);
      const message = await runRestoreCommand([path, '--keep-mails'], target);
      expect(message).toMatch(/^Restored [\d,]+ rows, each compared with the backup\.$/);
      expect(await readsOf(await open(target))).toEqual(originals);
      expect(await withDatabase(target, dump)).toMatchObject({
        rows: (await withDatabase(source, dump)).rows,
      });
      const again = join(folder, `again-${kind}.gz`);
      await runBackupCommand([again], target);
      const rowsOf = (file: string) =>
        gunzipSync(readFileSync(file)).toString().split('\n').slice(1);
      expect(rowsOf(again)).toEqual(rowsOf(path));
    },
    120_000,
  );

  it('brings back no mail that waits, unless it is told to', async () => {
    const waiting = await newDatabase('server');
    await withDatabase(waiting, async ({ db }) => {
      for (const kind of ['mail', 'reset_link', 'photo'] as const) {
        await enqueueJob(db, new Date(0), { kind });
      }
    });
    const file = join(folder, 'mails.gz');
    await runBackupCommand([file], waiting);
    const kindsIn = (target: Environment) =>
      withDatabase(target, async ({ db }) => {
        const rows = await db.select().from(jobs);
        return rows.map(({ kind }) => kind).toSorted();
      });
    const target = await newDatabase('server');
    expect(await runRestoreCommand([file], target)).toMatch(
      /compared with the backup\. 2 unsent emails were left out\.$/,
    );
    expect(await kindsIn(target)).toEqual(['photo']);
    const keeping = await newDatabase('server');
    expect(await runRestoreCommand(['--keep-mails', file], keeping)).not.toContain('left out');
    expect(await kindsIn(keeping)).toEqual(['mail', 'photo', 'reset_link']);
  });

  it('is whole where another one is written to the same file meanwhile', async () => {
    const target = await newDatabase('server');
    await runRestoreCommand([path], target);
    const twice = join(folder, 'twice.gz');
    const sizes = await withDatabase(target, (database) =>
      Promise.all([1, 2].map(() => writeBackup(database, twice, new Date(0)))),
    );
    expect(sizes).toEqual([statSync(twice).size, statSync(twice).size]);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
    await runRestoreCommand([twice], await newDatabase('server'));
  });

  it('goes on with ids, rules and triggers as they were', async () => {
    const target = await newDatabase('server');
    await runRestoreCommand([path], target);
    await withDatabase(target, async ({ db }) => {
      const [before] = await db.select({ id: sql<number>`max(id)` }).from(users);
      const values = { username: 'newcomer', name: 'New', email: 'new@example.org' };
      const [made] = await db.insert(users).values(values).returning();
      expect(made!.id).toBeGreaterThan(before!.id);
      const [cafe] = await db.select().from(cafes).limit(1);
      const rate = (cafeId: number) =>
        db.insert(ratings).values({ userId: made!.id, cafeId, rating: 5 });
      await rate(cafe!.id);
      const [rated] = await db.select().from(cafes).where(eq(cafes.id, cafe!.id));
      expect(rated!.ratingCount).toBe(cafe!.ratingCount + 1);
      await expect(rate(2_000_000_000)).rejects.toMatchObject({ cause: { code: '23503' } });
    });
  });

  it('is not restored into a database that is not empty', async () => {
    await expect(runRestoreCommand([path], source)).rejects.toThrow(
      'The database is not empty. A backup is restored into a new one; nothing was changed.',
    );
    expect(await readsOf(await open(source))).toEqual(originals);
  });

  const damaged = (name: string, change: (bytes: Buffer) => Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(path)));
    return file;
  };
  const rewritten = (name: string, change: (text: string) => string) =>
    damaged(name, (bytes) => gzipSync(change(gunzipSync(bytes).toString())));

  it.each([
    ['is cut off', () => damaged('cut', (bytes) => bytes.subarray(0, bytes.length / 2)), DAMAGED],
    [
      'lacks its last line',
      () => rewritten('short', (text) => text.split('\n').slice(0, -2).join('\n')),
      DAMAGED,
    ],
    ['has lost a row', () => rewritten('row', (text) => text.replace(/\n\[.*\n/, '\n')), DAMAGED],
    [
      'has a row that was changed',
      () => rewritten('changed', (text) => text.replace('\n["1"', '\n["2"')),
      DAMAGED,
    ],
    [
      'is of a newer version',
      () =>
        rewritten('newer', (text) => text.replace(/"migration":"\w+"/, '"migration":"9999_later"')),
      NEWER,
    ],
    [
      'is of a newer format',
      () => rewritten('format', (text) => text.replace('"version":2', '"version":3')),
      NEWER,
    ],
    [
      'is from before the tables of this version',
      () => rewritten('older', (text) => text.replace('"version":2', '"version":1')),
      OLDER,
    ],
    [
      'is of another program',
      () => damaged('other', () => gzipSync('-- PostgreSQL database dump\n')),
      FOREIGN,
    ],
    ['is no archive', () => damaged('plain', () => Buffer.from('hello')), FOREIGN],
    ['is empty', () => damaged('empty', () => Buffer.alloc(0)), FOREIGN],
    ['is not there', () => join(folder, 'nowhere'), `There is no file ${join(folder, 'nowhere')}.`],
    ['is a folder', () => folder, 'The backup cannot be read: '],
    [
      'has a line without end',
      () =>
        damaged('bomb', () => gzipSync(Buffer.concat([HEADER, Buffer.alloc(101_000_000, '[')]))),
      DAMAGED,
    ],
  ])('that %s is refused with a sentence, and nothing is made', async (_what, make, sentence) => {
    const target = await newDatabase('embedded');
    await expect(runRestoreCommand([make()], target)).rejects.toThrow(sentence);
    expect(readdirSync(target['DATA_DIR']!)).toEqual([]);
  });

  it('runs no SQL of a file whose column has it for a type', async () => {
    const target = await newDatabase('server');
    const file = rewritten('sql', (text) =>
      text.replace('"type":"text"', '"type":"text || (select pg_sleep(60)::text)"'),
    );
    await expect(runRestoreCommand([file], target)).rejects.toThrow(
      /^The columns of \w+ in the backup are not those of its version\. Nothing was restored\.$/,
    );
  });

  it.each(MIGRATIONS)(
    'whose last migration is %s is brought up to date by the next version',
    async (last) => {
      const [older, target] = [await newDatabase('server'), await newDatabase('server')];
      const database = await open(older, { migrate: (config) => migrateDatabase(config, last) });
      await database.db.execute(OLD_MILL);
      const file = join(folder, `${last}.gz`);
      await writeBackup(database, file, new Date());
      await database.close();
      const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = target;
      const migrations = nextMigrations();
      const options = { keepsMails: true, migrations };
      expect(await restoreBackup({ databaseUrl, dataDir: dataDir! }, file, options)).toEqual({
        rows: 1,
        mails: 0,
      });
      const restored = await open(target, { migrate: async () => {} });
      const { rows } = await restored.db.execute(sql`select name, shade from cafes`);
      await restored.close();
      expect(rows).toEqual([{ name: 'Old Mill', shade: 'none' }]);
    },
    60_000,
  );
});
