import { EventEmitter, once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMailbox, type Mailbox } from '../../../../testing/mailbox.ts';
import type { Database } from '../../database/open.ts';
import { jobHistory, jobs, dailyLimits, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { removeExpired } from '../../auth/sessions/remove-expired.ts';
import { JobRunner } from '../../database/jobs/job-runner.ts';
import { claimJobs } from '../../database/jobs/queue.ts';
import { mailJob, Mailer, type MailOptions } from './mailer.ts';
import { renderEmail } from './messages/render-email.ts';
import { openSmtp } from './transport.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

const HOUR = 3_600_000;

/** A process that sends mails. */
interface Node extends Pick<JobRunner, 'notify' | 'idle' | 'close'>, Pick<Mailer, 'enqueue'> {}

describe.each(testEngines)('outgoing mail on $name', ({ name, open }) => {
  let database: Database;
  let mailbox: Mailbox;
  let ahead = 0;
  const mailers: Node[] = [];
  const errors: Error[] = [];
  const refused: string[] = [];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  afterEach(async () => {
    await Promise.all(mailers.splice(0).map((mailer) => mailer.close()));
    errors.length = 0;
    refused.length = 0;
    ahead = 0;
    await mailbox.close();
    await database.db.delete(jobs);
    await database.db.delete(jobHistory);
    await database.db.delete(dailyLimits);
  });

  const now = () => new Date(Date.now() + ahead);
  const openMailer = (waits: number[], url = mailbox.url) => {
    const onError = (error: unknown) => errors.push(error as Error);
    const transport = openSmtp(url, 'Cortado <hello@cortado.example>');
    const runner = new JobRunner({ database, now, onError });
    runner.handle('mail', { ...mailJob(transport), waits });
    const mailer = new Mailer({ now, onRefused: (why) => refused.push(why) });
    const node = {
      enqueue: mailer.enqueue.bind(mailer),
      notify: () => runner.notify(),
      idle: () => runner.idle(),
      async close() {
        await runner.close();
        transport.close();
      },
    };
    mailers.push(node);
    return node;
  };
  const letter = (to: string, subject = 'A letter') =>
    renderEmail(to, { subject, paragraphs: ['Hello.'], note: 'That is all.' });
  const put = (mailer: Node, to: string) => mailer.enqueue(database.db, letter(to));
  const send = async (mailer: Node, to: string, options?: MailOptions) => {
    const id = await database.inTransaction((tx) => mailer.enqueue(tx, letter(to), options));
    mailer.notify();
    await mailer.idle();
    return id !== null;
  };
  const queued = () => database.db.select().from(jobs);

  it('is retried until it is accepted, and then removed', async () => {
    mailbox.refuse(2, 451);
    const mailer = openMailer([1, 1]);
    await send(mailer, 'mara@example.org');
    await mailbox.latestTo('mara@example.org');
    await mailer.idle();
    expect(await queued()).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^A job failed: mail/),
      expect.stringMatching(/^A job failed: mail/),
    ]);
    expect(errors[0]!.cause).toMatchObject({ responseCode: 451 });
    expect(mailbox.countTo('mara@example.org')).toBe(1);
  });

  it('that waits for a retry outlives its process', async () => {
    mailbox.refuse(1, 451);
    const first = openMailer([HOUR]);
    await send(first, 'mara@example.org');
    await first.close();
    expect(mailbox.countTo('mara@example.org')).toBe(0);
    expect(await queued()).toMatchObject([
      { attempts: 1, lastError: expect.stringMatching(/451/) },
    ]);
    ahead = HOUR;
    const second = openMailer([HOUR]);
    second.notify();
    await second.idle();
    expect(mailbox.countTo('mara@example.org')).toBe(1);
    expect(await queued()).toEqual([]);
  });

  it('arrives once where the server is gone, and comes back', async () => {
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    const mailer = openMailer([1000, HOUR]);
    await send(mailer, 'mara@example.org');
    expect(await queued()).toMatchObject([{ attempts: 1, failedAt: null }]);
    mailbox = await openMailbox(port);
    ahead = 1000;
    for (let poll = 0; poll < 3; poll++) {
      mailer.notify();
      await mailer.idle();
    }
    expect(mailbox.countTo('mara@example.org')).toBe(1);
    expect(await queued()).toEqual([]);
  });

  it('is not sent where what it tells of is rolled back', async () => {
    const mailer = openMailer([1]);
    const failing = database.inTransaction(async (tx) => {
      await mailer.enqueue(tx, letter('mara@example.org'));
      throw new Error('It was not to be.');
    });
    await expect(failing).rejects.toThrow('It was not to be.');
    mailer.notify();
    await mailer.idle();
    expect(mailbox.countTo('mara@example.org')).toBe(0);
    expect(await queued()).toEqual([]);
  });

  it('is sent by another node where one dies while sending it', async () => {
    // A claim by a node that died before it recorded the result.
    const dead = openMailer([], 'smtp://127.0.0.1:1');
    await database.inTransaction((tx) => dead.enqueue(tx, letter('mara@example.org')));
    const leaseEnds = new Date(Date.now() + 5 * 60_000);
    await database.db.update(jobs).set({ attempts: 1, startedAt: new Date(), dueAt: leaseEnds });
    const other = openMailer([1]);
    other.notify();
    await other.idle();
    expect(mailbox.countTo('mara@example.org')).toBe(0);
    ahead = 6 * 60_000;
    other.notify();
    await other.idle();
    expect(mailbox.countTo('mara@example.org')).toBe(1);
  });

  it('is sent once by nodes that look at the same time', async () => {
    const nodes = [openMailer([1]), openMailer([1]), openMailer([1])];
    for (let count = 0; count < 12; count++) {
      await nodes[0]!.enqueue(database.db, letter(`reader${count}@example.org`));
    }
    for (const node of nodes) node.notify();
    await Promise.all(nodes.map((node) => node.idle()));
    expect(await queued()).toEqual([]);
    for (let count = 0; count < 12; count++) {
      expect(mailbox.countTo(`reader${count}@example.org`)).toBe(1);
    }
    expect(errors).toEqual([]);
  });

  // The embedded database has one connection, and so no two claims at once.
  it.runIf(name === 'a PostgreSQL server')(
    'that one node is claiming is left alone by another, which does not wait for it',
    async () => {
      await openMailer([1]).enqueue(database.db, letter('mara@example.org'));
      const claim = { kind: 'mail' as const, now: now(), leaseMs: HOUR, limit: 5, except: [] };
      const gate = new EventEmitter();
      const claimed = once(gate, 'claimed');
      const first = database.inTransaction(async (tx) => {
        const mails = await claimJobs(tx, claim);
        gate.emit('claimed');
        await once(gate, 'commit');
        return mails;
      });
      await claimed;
      expect(await claimJobs(database.db, claim)).toEqual([]);
      gate.emit('commit');
      expect(await first).toHaveLength(1);
    },
  );

  it('is kept with its cause, and without a secret content, where it is refused permanently', async () => {
    mailbox.refuse(1, 550);
    await send(openMailer([1, 1, 1]), 'gone@example.org', { isSecret: true });
    const [failed] = await queued();
    expect(failed).toMatchObject({
      title: 'A letter',
      payload: { to: 'gone@example.org' },
      attempts: 1,
      lastError: expect.stringContaining('550'),
    });
    expect(failed!.failedAt).not.toBeNull();
    expect(Object.keys(failed!.payload)).toEqual(['to']);
    await removeExpired({ database, now });
    expect(await queued()).toHaveLength(1);
    ahead = 8 * 24 * HOUR;
    await removeExpired({ database, now });
    expect(await queued()).toEqual([]);
  });

  it('is given up after the last attempt, and once it is useless', async () => {
    const mailer = openMailer([1, 1], 'smtp://127.0.0.1:1');
    await send(mailer, 'mara@example.org');
    const isGivenUp = async () =>
      expect(await queued()).toMatchObject([{ attempts: 3, failedAt: expect.any(Date) }]);
    await waitFor(isGivenUp);
    expect(errors[0]!.cause).toMatchObject({ code: 'ESOCKET' });
    await mailer.close();
    await database.db.delete(jobs);
    const expiresAt = new Date(now().getTime() + HOUR);
    await send(openMailer([2 * HOUR], 'smtp://127.0.0.1:1'), 'mara@example.org', { expiresAt });
    expect(await queued()).toMatchObject([{ attempts: 1, failedAt: expect.any(Date) }]);
  });

  it('is deleted with the account it was for', async () => {
    const values = { username: 'mara', email: 'mara@example.org', name: 'Mara' };
    const [user] = await database.db.insert(users).values(values).returning();
    await send(openMailer([HOUR], 'smtp://127.0.0.1:1'), 'mara@example.org', { userId: user!.id });
    expect(await queued()).toHaveLength(1);
    await database.db.delete(users).where(eq(users.id, user!.id));
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['what follows a +', (n: number) => `mara+${n}@example.org`],
    ['dots at Gmail', (n: number) => `${'mara'.slice(0, n)}.${'mara'.slice(n)}.x@gmail.com`],
    [
      'upper case',
      (n: number) => `${'mara'.slice(0, n).toUpperCase()}${'mara'.slice(n)}@example.net`,
    ],
  ])('is limited for a recipient whatever is written of %s', async (_what, addressOf) => {
    const mailer = openMailer([HOUR]);
    const ids = [];
    for (let n = 0; n < 6; n++) ids.push(await put(mailer, addressOf(n % 5)));
    expect(ids.map((id) => id !== null)).toEqual([...Array<boolean>(5).fill(true), false]);
  });

  it('is limited for a domain, whose owner may read all of its mailboxes, unless it is a provider’s', async () => {
    const mailer = openMailer([HOUR]);
    const count = async (domain: string) => {
      let sent = 0;
      for (let n = 0; n < 101; n++) {
        if ((await put(mailer, `m${n}@sub${n % 7}.${domain}`)) !== null) sent += 1;
      }
      return sent;
    };
    expect(await count('roaster.co.uk')).toBe(100);
    expect(await put(mailer, 'owner@bakery.co.uk')).not.toBeNull();
    for (let n = 0; n < 101; n++) expect(await put(mailer, `m${n}@gmx.de`)).not.toBeNull();
  });

  it('is limited by counters that outlive a crash of the database', async () => {
    const mailer = openMailer([HOUR]);
    await put(mailer, 'mara@example.org');
    const { rows } = await database.db.execute<{ counters: number; persistence: string }>(sql`
      select (select count(*)::int from daily_limits) as counters, relpersistence as persistence
      from pg_class where oid = 'daily_limits'::regclass`);
    expect(rows).toEqual([{ counters: 4, persistence: 'p' }]);
  });

  it('is limited for each recipient: five an hour and twenty a day, of which the refused do not count', async () => {
    const mailer = openMailer([1]);
    const sendMany = async (count: number) => {
      const sent: boolean[] = [];
      for (let n = 0; n < count; n++) sent.push(await send(mailer, 'Mara@example.org'));
      return sent.filter(Boolean).length;
    };
    expect(await sendMany(30)).toBe(5);
    expect(refused[0]).toBe('A mail was not sent: its recipient has had too many.');
    expect(errors).toEqual([]);
    expect(await send(mailer, 'noor@example.org')).toBe(true);
    expect(await send(mailer, 'mara@example.org', { isUnlimited: true })).toBe(true);
    expect(await send(mailer, 'mara@example.org', { kind: 'notice' })).toBe(true);
    for (const more of [5, 5, 5, 0]) {
      ahead += HOUR + 1000;
      expect(await sendMany(6)).toBe(more);
    }
    ahead += 20 * HOUR;
    expect(await sendMany(6)).toBe(5);
    expect(mailbox.countTo('Mara@example.org')).toBe(25);
    expect(await queued()).toEqual([]);
  });

  it('does not delay the shutdown', async () => {
    const mailer = openMailer([HOUR], 'smtp://127.0.0.1:1');
    await put(mailer, 'mara@example.org');
    mailer.notify();
    await mailer.close();
    expect(await queued()).toHaveLength(1);
  });
});
