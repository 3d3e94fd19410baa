import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../database/is-unavailable.ts';
import { testEngines } from '../testing/database.ts';
import { signUp } from '../testing/members.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { LastKnownCache } from './last-known-cache.ts';
import { countMail } from './throttling/mails-per-recipient.ts';
import { consumeLimit } from './throttling/rate-limit.ts';
import { throttleSignIn } from './throttling/sign-in-throttle.ts';

const HOUR = 3600;

describe.each(testEngines)('where the clock is set on $name', ({ open }) => {
  let test: TestApp;
  let subject: string;
  let number = 0;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());
  beforeEach(() => {
    subject = `subject${++number}`;
  });

  /** Whether it goes through within this many times; it is refused by then. */
  const untilRefused = async (attempt: () => Promise<boolean>) => {
    for (let n = 0; n < 20; n++) if (!(await attempt())) return;
    throw new Error('It was never refused.');
  };
  const passes = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );
  const ATTEMPTS: Record<string, () => Promise<boolean>> = {
    'a limit of writes': () =>
      passes(consumeLimit(test.services, { name: 'writes', max: 3, windowSeconds: 60 }, subject)),
    'the wait after wrong passwords': () => passes(throttleSignIn(test.services, subject)),
    'the limit of mails': () =>
      countMail(test.services.database.db, {
        recipient: `${subject}@example.org`,
        kind: 'mail',
        now: test.services.now(),
      }),
  };

  it.each(Object.entries(ATTEMPTS))(
    'back by an hour, %s does not last longer',
    async (_, attempt) => {
      await untilRefused(attempt);
      test.wait(-HOUR);
      expect(await attempt()).toBe(true);
    },
  );

  it.each(Object.entries(ATTEMPTS))('on by an hour, %s is over', async (_, attempt) => {
    await untilRefused(attempt);
    test.wait(HOUR);
    expect(await attempt()).toBe(true);
  });

  it('back by an hour, a mail that waits goes out', async () => {
    const { database, mailer, jobs } = test.services;
    const mail = { to: `${subject}@example.org`, subject: 'Hello', text: 'Hello', html: 'Hello' };
    await mailer.enqueue(database.db, mail);
    test.wait(-HOUR);
    jobs.notify();
    await jobs.idle();
    expect(test.mails.map(({ to }) => to)).toContain(mail.to);
  });

  it('a member stays signed in, whichever way', async () => {
    const member = await signUp(test, `member${number}`);
    for (const seconds of [HOUR, -2 * HOUR, HOUR]) {
      test.wait(seconds);
      expect((await member.send('GET', '/api/favorites')).statusCode).toBe(200);
    }
  });
});

it('what is known for ten seconds is read again after ten, though the clock is set back meanwhile', async () => {
  let time = 1e12;
  const known = new LastKnownCache<string, string>(() => new Date(time));
  await known.load('key', async () => 'value');
  time -= HOUR * 1000;
  expect(known.get('key')).toBe('value');
  time += 10_001;
  const away = Promise.reject(new DatabaseUnavailable('away'));
  expect([known.get('key'), await known.orLastKnown('key', away)]).toEqual([undefined, 'value']);
});
