import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresPair, type PostgresPair } from '../../../testing/postgres-pair.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { newsletterSubscribers as readers } from '../database/schema.ts';
import { signUp, type TestMember } from '../testing/members.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

/** Tests of one story: each begins with the servers as the one before has left them. */
describe('a primary and its standby', () => {
  let pair: PostgresPair;
  let database: Database;
  let test: TestApp;
  let member: TestMember;
  let cafeId: number;

  const rate = async (rating: number) =>
    (await member.send('POST', `/api/cafes/${cafeId}/ratings`, { rating })).statusCode;
  const shownRating = async () => {
    const answer = await member.send('GET', `/api/cafes/${cafeId}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ averageRating: number }>().averageRating;
  };
  const storedRatings = (name: 'primary' | 'standby') =>
    pair.query<{ rating: number }>(name, 'select rating from ratings');

  beforeAll(async () => {
    pair = await startPostgresPair();
    const [standby, primary] = ['standby', 'primary'].map(
      (name) => new URL(pair.urlOf(name as 'primary' | 'standby')),
    );
    // The standby comes first, so that the first host is not always right.
    database = await openDatabase({
      databaseUrl: primary!.href.replace(primary!.host, `${standby!.host},${primary!.host}`),
      dataDir: '',
    });
    test = await openTestApp(database);
    member = await signUp(test, 'mara');
    cafeId = [...test.services.catalogue.snapshot.cafes.keys()][0]!;
  });
  afterAll(async () => {
    await test.close();
    await pair.close();
  });

  it('are written to at the primary, wherever it stands in the address', async () => {
    expect(await rate(2)).toBe(200);
    expect(await storedRatings('primary')).toEqual([{ rating: 2 }]);
  });

  it('answer writes with 503 while no host accepts them, and reads go on', async () => {
    const setReadOnly = async (value: 'on' | 'off') => {
      await pair.query('primary', `alter system set default_transaction_read_only = ${value}`);
      await pair.query('primary', 'select pg_reload_conf()');
    };
    await setReadOnly('on');
    // The server takes a moment to follow: the rating stays the same until then.
    await waitFor(async () => expect(await rate(2)).toBe(503));
    expect(await shownRating()).toBe(2);
    await setReadOnly('off');
    await waitFor(async () => expect(await rate(3)).toBe(200));
    expect(await shownRating()).toBe(3);
  });

  it('keep every acknowledged write when the primary is killed, and are written to again once the standby is promoted', async () => {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let writing = true;
    const write = async (writer: number) => {
      for (let n = 0; writing; n++) {
        const email = `${writer}-${n}@example.org`;
        await database.db
          .insert(readers)
          .values({ email })
          .then(
            () => acknowledged.push(email),
            () => sleep(20),
          );
      }
    };
    const read = async () => {
      for (; writing; await sleep(5)) {
        statuses.add((await member.send('GET', '/api/cafes?q=coffee')).statusCode);
      }
    };
    const working = [write(1), write(2), write(3), read()];
    await waitFor(() => expect(acknowledged.length).toBeGreaterThan(50));
    await pair.kill('primary');
    expect(await rate(4)).toBe(503);
    const beforePromotion = acknowledged.length;
    await pair.promote();
    await waitFor(() => expect(acknowledged.length).toBeGreaterThan(beforePromotion + 20));
    writing = false;
    await Promise.all(working);

    const kept = await pair.query<{ email: string }>(
      'standby',
      'select email from newsletter_subscribers',
    );
    expect(acknowledged.filter((email) => !kept.some((row) => row.email === email))).toEqual([]);
    expect([...statuses]).toEqual([200]);
    expect(await rate(5)).toBe(200);
    expect(await shownRating()).toBe(5);
  });

  it('are not written to at the primary that was killed, when it runs again', async () => {
    await pair.start('primary');
    // Both accept writes now. A node that has lost its connections looks at both again.
    await pair.query(
      'standby',
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cortado'`,
    );
    await waitFor(async () => expect(await rate(1)).toBe(200));
    expect(await storedRatings('standby')).toEqual([{ rating: 1 }]);
    // One that starts now has not seen which was promoted.
    const another = await openDatabase({ databaseUrl: pair.url, dataDir: '' });
    await another.db.insert(readers).values({ email: 'late@example.org' });
    await another.close();
    const late = `select email from newsletter_subscribers where email = 'late@example.org'`;
    expect(await pair.query('standby', late)).toHaveLength(1);
    expect(await pair.query('primary', late)).toHaveLength(0);
  });
});
