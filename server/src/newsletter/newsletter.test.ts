import { ERRORS } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '../database/schema.ts';
import { testEngines } from '../database/testing.ts';
import { openTestApp, type TestApp } from '../testing.ts';

describe.each(testEngines)('the newsletter on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  it('subscribes to the newsletter once, and says the same to a known address', async () => {
    const subscribe = (email: unknown) =>
      test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email } });
    const first = await subscribe('Mara@Example.org');
    const again = await subscribe(' mara@example.ORG ');
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const rows = await test.services.database.db.select().from(newsletterSubscribers);
    expect(rows.map(({ email }) => email)).toEqual(['mara@example.org']);
    for (const email of ['', 'no', 7, null, `${'a'.repeat(300)}@b.co`]) {
      const answer = await subscribe(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty('email');
    }
  });

  it('limits subscriptions by address', async () => {
    const subscribe = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        remoteAddress: '10.1.1.1',
        payload: { email: 'a@b.co' },
      });
    for (let count = 0; count < 20; count++) expect((await subscribe()).statusCode).toBe(200);
    const refused = await subscribe();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ message: ERRORS.RATE_LIMITED.message, code: 'RATE_LIMITED' });
    expect(refused.headers).toHaveProperty('retry-after');
  });
});
