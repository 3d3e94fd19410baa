import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { createExternalUser } from './external-users.ts';

describe.each(testEngines)('accounts of a provider on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const create = (uid: string, name: string, email = `${uid}@example.org`) =>
    database.inTransaction((tx) =>
      createExternalUser(
        tx,
        { providerId: 'p', providerUid: uid },
        { claims: { sub: uid, nonce: '', preferred_username: name }, email, now: new Date(0) },
      ),
    );

  it('get unique usernames, also when many want the same at once', async () => {
    const numbers = Array.from({ length: 8 }, (_, n) => n);
    const made = await Promise.all(numbers.map((n) => create(`anna${n}`, n % 2 ? 'Anna' : 'anna')));
    const names = made.map(({ username }) => username.toLowerCase());
    expect(names.toSorted()).toEqual(['anna', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `anna${n}`)]);
  });

  it('get a free username when many are taken', async () => {
    const taken = Array.from({ length: 400 }, (_, n) => `bela${n === 0 ? '' : n + 1}`);
    await database.db
      .insert(users)
      .values(taken.map((username) => ({ username, email: `${username}@x.org`, name: 'B' })));
    expect((await create('bela', 'BELA')).username).toBe('BELA401');
  });

  it('are one account after two concurrent sign-ins of one member', async () => {
    const made = await Promise.all([1, 2].map(() => create('carla', 'carla')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('are refused when another account has taken the address meanwhile', async () => {
    const results = await Promise.allSettled(
      ['dora', 'doris'].map((uid) => create(uid, uid, 'shared@example.org')),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'ACCOUNT_EXISTS' });
  });
});
