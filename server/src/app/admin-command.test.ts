import { existsSync, rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorApps, users } from '../database/schema.ts';
import { emptyDataDir } from '../testing/database.ts';
import { openDatabase } from '../database/open.ts';
import { runAdminCommand } from './admin-command.ts';
import { isPassword } from '../auth/passwords/hash-password.ts';
import { findUserByName } from '../features/accounts/users-repository.ts';

describe('npm run admin', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await emptyDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const run = (...words: string[]) => runAdminCommand(words, { DATA_DIR: dataDir });
  const user = async (username: string) => {
    const database = await openDatabase({ dataDir });
    const found = await findUserByName(database.db, username);
    await database.close();
    return found;
  };

  it('creates no database where there is none', async () => {
    const mistyped = `${dataDir}x`;
    await expect(runAdminCommand(['reset', 'mara'], { DATA_DIR: mistyped })).rejects.toThrow(
      `There is no database in ${mistyped}. Set DATA_DIR or DATABASE_URL.`,
    );
    expect(existsSync(mistyped)).toBe(false);
  });

  it('creates an admin, and resets a password, each shown once', async () => {
    const [, first] = /password (\S+) /.exec(await run('create', 'second'))!;
    expect(await user('second')).toMatchObject({ role: 'admin' });
    await expect(run('create', 'SECOND')).rejects.toThrow('There is already an account');
    const [, next] = /password (\S+) /.exec(await run('reset', 'Second'))!;
    const { password } = (await user('second'))!;
    expect(await isPassword(password, first!)).toBe(false);
    expect(await isPassword(password, next!)).toBe(true);
  });

  it('switches two-step sign-in off, once', async () => {
    await run('create', 'locked-out');
    await expect(run('two-step-off', 'locked-out')).rejects.toThrow('has no two-step sign-in');
    const database = await openDatabase({ dataDir });
    const { id } = (await findUserByName(database.db, 'locked-out'))!;
    await database.db.update(users).set({ twoStepSince: new Date() }).where(eq(users.id, id));
    await database.db
      .insert(authenticatorApps)
      .values({ userId: id, secret: 'A'.repeat(32), lastStep: 0 });
    await database.close();
    expect(await run('two-step-off', 'Locked-out')).toBe('Two-step sign-in is off for locked-out.');
    expect(await user('locked-out')).toMatchObject({ twoStepSince: null });
    await expect(run('two-step-off', 'nobody')).rejects.toThrow('There is no account');
  });

  it.each([[[]], [['create']], [['remove', 'x']], [['create', 'a', 'b']], [['toString', 'abc']]])(
    'prints its usage for wrong arguments: %j',
    async (words) => {
      await expect(run(...words)).rejects.toThrow('Usage: npm run admin');
    },
  );

  it('reports a missing account and a short name', async () => {
    await expect(run('reset', 'nobody')).rejects.toThrow('There is no account of that name.');
    await expect(run('create', 'ab')).rejects.toThrow('at least 3 characters');
  });
});
