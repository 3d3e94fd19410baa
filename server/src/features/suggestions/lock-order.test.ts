import { count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countMail } from '../../auth/throttling/mails-per-recipient.ts';
import { limitKey } from '../../auth/throttling/rate-limit.ts';
import type { Tx } from '../../database/open.ts';
import { dailyLimits, suggestions, suggestionSenders, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { lockCafe } from '../cafes/cafe-record.ts';

/** The embedded database has one connection, so nothing waits for a lock there. */
const { open } = testEngines.at(-1)!;

describe('decisions, in the order in which everything locks', () => {
  let test: TestApp;
  let admin: TestMember;
  let cafe: number;
  let version = 0;

  beforeAll(async () => {
    test = await openTestApp(await open());
    admin = await signUp(test, 'curator', 'admin');
    [cafe] = [...test.services.catalogue.snapshot.cafes.keys()] as [number];
  });
  afterAll(() => test.close());

  const report = async (phone: string) => {
    const body = { reason: 'details', values: { phone }, note: '' };
    const { statusCode } = await admin.send('POST', `/api/cafes/${cafe}/reports`, body);
    expect(statusCode).toBe(200);
    const { db } = test.services.database;
    const [row] = await db.select({ id: sql<number>`max(${suggestions.id})` }).from(suggestions);
    return row!.id;
  };
  const decide = (id: number, verb: string, body: object) =>
    admin.send('POST', `/api/admin/suggestions/${id}/${verb}`, body);
  const accept = (id: number) =>
    decide(id, 'accept', { fields: ['phone'], version, note: '', isChecked: false });
  const decline = (id: number) => decide(id, 'decline', { reason: 'not_true', note: '' });
  const reopen = (id: number) => decide(id, 'reopen', {});

  /** What is free while a request waits for what another transaction has locked. */
  const readWhileWaiting = async <Free>(
    lock: (tx: Tx) => Promise<unknown>,
    request: () => Promise<{ statusCode: number }>,
    read: (tx: Tx) => Promise<Free>,
  ): Promise<{ free: Free; statusCode: number }> => {
    let hold = () => {};
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const looking = test.services.database.inTransaction(async (tx) => {
      await lock(tx);
      hold();
      await waitFor(async () => {
        const { rows } = await tx.execute(
          sql`select 1 from pg_locks waiting join pg_locks mine using (transactionid)
              where not waiting.granted and mine.granted and mine.pid = pg_backend_pid()`,
        );
        expect(rows).toHaveLength(1);
      });
      return read(tx);
    });
    await isHeld;
    const answer = request();
    const free = await looking;
    return { free, statusCode: (await answer).statusCode };
  };

  it.each([
    ['accepted', '+1 617 555 0101', accept, async () => {}],
    ['declined', '+1 617 555 0102', decline, async () => {}],
    ['reopened', '+1 617 555 0103', reopen, decline],
  ])('a suggestion that is %s is locked after its cafe', async (_name, phone, ask, prepare) => {
    const id = await report(phone);
    version = (await admin.send('GET', `/api/admin/cafes/${cafe}`)).json<{ version: number }>()
      .version;
    await prepare(id);
    const seen = await readWhileWaiting(
      (tx) => lockCafe(tx, cafe),
      () => ask(id),
      (tx) =>
        tx
          .select({ id: suggestions.id })
          .from(suggestions)
          .where(eq(suggestions.id, id))
          .for('update', { skipLocked: true }),
    );
    expect(seen).toEqual({ free: [{ id }], statusCode: 200 });
  });

  it('mails to many are counted by their addresses, whoever sent first', async () => {
    const { database, now } = test.services;
    const members = [await signUp(test, 'zoe'), await signUp(test, 'abe')] as const;
    await database.db.update(users).set({ emailConfirmedAt: now() });
    const id = await report('+1 617 555 0199');
    for (const { user } of members) {
      await countMail(database.db, { recipient: user.email, kind: 'notice', now: now() });
      await database.db
        .insert(suggestionSenders)
        .values({ suggestionId: id, userId: user.id, createdAt: now() });
    }
    const counters = (tx: Tx, { user }: TestMember) =>
      tx
        .select()
        .from(dailyLimits)
        .where(
          inArray(
            dailyLimits.key,
            ['notices-an-hour', 'notices-a-day'].map((name) => limitKey(name, user.email)),
          ),
        )
        .for('update', { skipLocked: true });
    const [zoe, abe] = members;
    const seen = await readWhileWaiting(
      (tx) => counters(tx, abe),
      () => decline(id),
      async (tx) => (await counters(tx, zoe)).length,
    );
    expect(seen).toEqual({ free: 2, statusCode: 200 });
    const [mails] = await database.db
      .select({ queued: count(suggestionSenders.mailId) })
      .from(suggestionSenders)
      .where(eq(suggestionSenders.suggestionId, id));
    expect(mails!.queued).toBeGreaterThanOrEqual(2);
  });
});
