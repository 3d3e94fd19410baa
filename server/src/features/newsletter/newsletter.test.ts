import { wordCode } from '../../core/error-texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyLimits, newsletterSubscribers, rateLimits } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { removeExpired } from '../../auth/sessions/remove-expired.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const DAY = 24 * 3600;

describe.each(testEngines)('the newsletter on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.services.database;
    await db.delete(newsletterSubscribers);
    await db.delete(rateLimits);
    await db.delete(dailyLimits);
    test.mails.length = 0;
  });

  const post = (url: string, payload?: object) =>
    test.app.inject({ method: 'POST', url, ...(payload && { payload }) });
  const subscribe = (email: unknown) => post('/api/newsletter', { email });
  const idle = async () => {
    await test.services.background.idle();
    await test.services.jobs.idle();
  };
  const subscribers = async () => {
    await idle();
    return test.services.database.db.select().from(newsletterSubscribers);
  };
  const links = async () => {
    await idle();
    const { text, headers } = test.mails.at(-1)!;
    return {
      token: /http:\/\/localhost:3000\/newsletter\/confirm#([\w-]{43})\n/.exec(text)![1]!,
      unsubscribe: /<http:\/\/localhost:3000(.+)>/.exec(headers!['List-Unsubscribe']!)![1]!,
      oneClick: headers!['List-Unsubscribe-Post'],
    };
  };

  it('mails an address once, and answers the same for a known one', async () => {
    const first = await subscribe('Mara@Example.org');
    expect(await subscribers()).toMatchObject([{ email: 'mara@example.org', confirmedAt: null }]);
    const again = await subscribe(' mara@example.ORG ');
    const { token } = await links();
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
    test.wait(2 * DAY);
    const known = await subscribe('mara@example.org');
    expect(await subscribers()).toHaveLength(1);
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mara@example.org', 'Confirm your subscription to the Cortado newsletter'],
    ]);
    for (const answer of [again, known]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(first.json());
    }
  });

  it.each(['', 'no', 7, null, `${'a'.repeat(300)}@b.co`])('refuses %j', async (email) => {
    const answer = await subscribe(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('email');
  });

  it('is confirmed by the mailed link, once and within a week', async () => {
    await subscribe('mara@example.org');
    const { token } = await links();
    expect(JSON.stringify(await subscribers())).not.toContain(token);
    const confirm = (given: unknown) => post('/api/newsletter/confirm', { token: given });
    expect((await confirm('x'.repeat(43))).json()).toMatchObject({ code: 'CONFIRMATION_INVALID' });
    for (const given of [undefined, null, '', 7]) {
      expect((await confirm(given)).statusCode).toBe(400);
    }
    test.wait(7 * DAY);
    expect((await confirm(token)).statusCode).toBe(400);
    test.wait(-1);
    expect((await confirm(token)).json()).toEqual({ message: 'Thank you. You’re subscribed.' });
    expect((await subscribers())[0]!.confirmedAt).not.toBeNull();
    expect((await confirm(token)).statusCode).toBe(400);
  });

  it('mails again a day later, and deletes an address that is never confirmed', async () => {
    await subscribe('mara@example.org');
    await idle();
    test.wait(DAY - 1);
    await subscribe('mara@example.org');
    await idle();
    expect(test.mails).toHaveLength(1);
    test.wait(1);
    await subscribe('mara@example.org');
    const { token } = await links();
    expect(test.mails).toHaveLength(2);
    expect((await post('/api/newsletter/confirm', { token })).statusCode).toBe(200);
    await subscribe('silent@example.org');
    await idle();
    test.wait(8 * DAY);
    await removeExpired(test.services);
    expect((await subscribers()).map(({ email }) => email)).toEqual(['mara@example.org']);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/json', '{}'],
  ])('is left with one click of a mail program, as %s', async (type, payload) => {
    await subscribe('mara@example.org');
    const { unsubscribe, oneClick } = await links();
    expect(oneClick).toBe('List-Unsubscribe=One-Click');
    const leave = (url: string) =>
      test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect((await leave('/api/newsletter/unsubscribe?token=x')).statusCode).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    const answer = await leave(unsubscribe);
    expect(answer.json()).toEqual({
      message: 'You’re unsubscribed, and we’ve deleted your address from the list.',
    });
    expect(await subscribers()).toEqual([]);
    expect((await leave(unsubscribe)).json()).toEqual(answer.json());
  });

  it('is not cancelled by opening the link, which leads to a page', async () => {
    await subscribe('mara@example.org');
    const { unsubscribe } = await links();
    const opened = await test.app.inject(unsubscribe);
    expect(opened.statusCode).toBe(302);
    const token = new URL(unsubscribe, 'http://localhost').searchParams.get('token');
    expect(opened.headers.location).toBe(`/newsletter/unsubscribe#${token}`);
    const odd = await test.app.inject('/api/newsletter/unsubscribe?token=%0d%0ax');
    expect(odd.headers.location).toBe('/newsletter/unsubscribe#');
    expect(await subscribers()).toHaveLength(1);
  });

  it('limits subscriptions by address', async () => {
    const from = (count: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        remoteAddress: '10.1.1.1',
        payload: { email: `a${count}@b.co` },
      });
    for (let count = 0; count < 20; count++) expect((await from(count)).statusCode).toBe(200);
    const refused = await from(20);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      code: 'RATE_LIMITED',
      message: wordCode('RATE_LIMITED').message,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  });
});
