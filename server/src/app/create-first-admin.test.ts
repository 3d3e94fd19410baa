import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { users } from '../database/schema.ts';
import { testEngines } from '../testing/database.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { prepareFirstAdmin } from './create-first-admin.ts';

describe.each(testEngines)('the first admin on $name', ({ open }) => {
  it('is created with an empty database and never again', async () => {
    const database = await open();
    const first = await prepareFirstAdmin('mara', undefined);
    const second = await prepareFirstAdmin('olga', 'another good password');
    const fill = (admin: typeof first) =>
      seedDatabase(database, { seed: 'none', now: new Date(0), also: (tx) => admin.insert(tx) });
    expect([await fill(first), await fill(second)]).toEqual([true, false]);

    const rows = await database.db.select().from(users);
    expect(rows).toMatchObject([{ username: 'mara', role: 'admin' }]);
    expect(rows[0]!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(rows[0]!.password!, first.generatedPassword!)).toBe(true);
    await database.close();
  });
});

describe.each(testEngines)('a weak password for the first admin on $name', ({ open }) => {
  it('is refused in a sentence, and nothing is created', async () => {
    const database = await open();
    for (const chosen of ['password', 'letmein123', 'Cortado2026', 'Mara-2026', 'onlyletters']) {
      const admin = await prepareFirstAdmin('mara', chosen);
      const fill = seedDatabase(database, {
        seed: 'none',
        now: new Date(0),
        also: (tx) => admin.insert(tx),
      });
      await expect(fill).rejects.toThrow(/^ADMIN_PASSWORD cannot be used: /);
    }
    expect(await database.db.select().from(users)).toEqual([]);
    await database.close();
  });
});

describe('the password of the first admin', () => {
  it('is different each time', async () => {
    const [one, other] = await Promise.all([
      prepareFirstAdmin('admin', undefined),
      prepareFirstAdmin('admin', undefined),
    ]);
    expect(one.generatedPassword).toMatch(/^[\w-]{20}$/);
    expect(one.generatedPassword).not.toBe(other.generatedPassword);
  });

  it('is not printed where it was chosen', async () => {
    expect((await prepareFirstAdmin('admin', 'chosen by me')).generatedPassword).toBeNull();
  });
});
