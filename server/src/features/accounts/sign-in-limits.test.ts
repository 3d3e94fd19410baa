import { eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices, rateLimits } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { removeExpired } from '../../auth/sessions/remove-expired.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser, PASSWORD, registration, signUp } from '../../testing/members.ts';

describe.each(testEngines)('sign-in limits on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, remoteAddress = '10.0.0.1') =>
    test.app.inject({ method: 'POST', url, payload, remoteAddress });
  /** Strangers guess until the account waits. */
  const shut = async (username: string) => {
    let status = 0;
    for (let count = 0; status !== 429; count++) {
      const guess = { username, password: `wrong${count}` };
      ({ statusCode: status } = await post('/api/login', guess, `10.1.1.${count}`));
    }
  };

  it('makes an account wait from the sixth consecutive failure, longer each time, up to a maximum', async () => {
    await signUp(test, 'patient');
    const attempt = (password: string) => post('/api/login', { username: 'Patient', password });
    for (let count = 0; count < 6; count++) expect((await attempt('wrong')).statusCode).toBe(401);
    const waiting = await attempt(PASSWORD);
    expect(waiting.statusCode).toBe(429);
    expect(waiting.headers['retry-after']).toBe('1');
    test.wait(1);
    expect((await attempt('wrong')).statusCode).toBe(401);
    expect((await attempt(PASSWORD)).headers['retry-after']).toBe('2');
    for (let count = 0; count < 12; count++) {
      test.wait(900);
      await attempt('wrong');
    }
    expect((await attempt(PASSWORD)).headers['retry-after']).toBe('900');
    test.wait(900);
    expect((await attempt(PASSWORD)).statusCode).toBe(200);
    expect((await attempt('wrong')).statusCode).toBe(401);
    expect((await attempt(PASSWORD)).statusCode).toBe(200);
  });

  it('counts concurrent guesses', async () => {
    await signUp(test, 'swarm');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/api/login', { username: 'swarm', password: 'wrong' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14);
  });

  it('refuses a client after 60 failures in 15 minutes, and no other client', async () => {
    for (let count = 0; count < 60; count++) {
      const answer = await post(
        '/api/login',
        { username: `nobody${count}`, password: 'x' },
        '10.9.9.9',
      );
      expect(answer.statusCode).toBe(401);
    }
    const refused = await post('/api/login', { username: 'another', password: 'x' }, '10.9.9.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('/api/login', { username: 'another', password: 'x' })).statusCode).toBe(401);
    test.wait(15 * 60);
    expect(
      (await post('/api/login', { username: 'x', password: 'x' }, '10.9.9.9')).statusCode,
    ).toBe(401);
  });

  it('lets a client register 30 times an hour', async () => {
    await signUp(test, 'taken');
    const attempt = () => post('/api/register', registration('taken'), '10.8.8.8');
    for (let count = 0; count < 30; count++) expect((await attempt()).statusCode).toBe(409);
    expect((await attempt()).statusCode).toBe(429);
  });

  it('counts an account whatever the spelling of its name', async () => {
    await signUp(test, 'christine.biii');
    await shut('christine.biii');
    // The database of some makes an i of it, JavaScript does not.
    for (const username of ['chr\u0130stine.biii', 'CHRISTINE.BIII', ' christine.biii ']) {
      const answer = await post('/api/login', { username, password: PASSWORD });
      expect(answer.statusCode).not.toBe(200);
    }
  });

  it('admits a known device, whatever strangers try', async () => {
    const { send, cookies } = await signUp(test, 'besieged');
    await send('POST', '/api/logout');
    await shut('besieged');
    expect(
      (await post('/api/login', { username: 'besieged', password: PASSWORD })).statusCode,
    ).toBe(429);
    const before = cookies['device'];
    const mine = (password: string) =>
      send('POST', '/api/login', { username: 'besieged', password });
    expect((await mine(PASSWORD)).statusCode).toBe(200);
    expect(cookies['device']).not.toBe(before);
    // Its own failures make it wait, too.
    for (let count = 0; count < 6; count++) expect((await mine('wrong')).statusCode).toBe(401);
    expect((await mine(PASSWORD)).statusCode).toBe(429);
  });

  it('gives a browser no privilege for an account where it is not a known device', async () => {
    const stranger = await signUp(test, 'stranger');
    await signUp(test, 'victim');
    await shut('victim');
    const answer = await stranger.send('POST', '/api/login', {
      username: 'victim',
      password: PASSWORD,
    });
    expect(answer.statusCode).toBe(429);
  });

  it('makes a browser a known device of each account it signed in to, by a cookie that scripts cannot read', async () => {
    const browser = openBrowser(test);
    for (const username of ['first.of.two', 'second.of.two']) {
      const answer = await browser.send('POST', '/api/register', registration(username));
      const cookie = answer.cookies.find(({ name }) => name === 'device');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      const stored = JSON.stringify(await test.services.database.db.select().from(knownDevices));
      expect(stored).not.toContain(cookie!.value);
    }
    for (const username of ['first.of.two', 'second.of.two']) {
      await shut(username);
      const answer = await browser.send('POST', '/api/login', { username, password: PASSWORD });
      expect(answer.statusCode).toBe(200);
    }
    const again = {
      cookies: { device: 'A'.repeat(43) },
      method: 'POST',
      url: '/api/login',
    } as const;
    const payload = { username: 'first.of.two', password: PASSWORD };
    expect((await test.app.inject({ ...again, payload })).statusCode).toBe(429);
  });

  it('forgets a known device after half a year, and when the password is changed elsewhere', async () => {
    const { db } = test.services.database;
    const { send, user } = await signUp(test, 'moved.on');
    const other = openBrowser(test);
    await other.send('POST', '/api/login', { username: 'moved.on', password: PASSWORD });
    const known = () => db.$count(knownDevices, eq(knownDevices.userId, user.id));
    expect(await known()).toBe(2);
    const newPassword = 'Another good one 7';
    await send('POST', '/api/change-password', { currentPassword: PASSWORD, newPassword });
    expect(await known()).toBe(1);
    await shut('moved.on');
    const payload = { username: 'moved.on', password: newPassword };
    expect((await other.send('POST', '/api/login', payload)).statusCode).toBe(429);
    expect((await send('POST', '/api/login', payload)).statusCode).toBe(200);
    test.wait(181 * 24 * 3600);
    await removeExpired(test.services);
    expect(await known()).toBe(0);
  });

  it('lets a signed-in member confirm the password while strangers guess it', async () => {
    const { send } = await signUp(test, 'confirming');
    await shut('confirming');
    const change = { currentPassword: PASSWORD, newPassword: 'Another good one 7' };
    expect((await send('POST', '/api/change-password', change)).statusCode).toBe(200);
    const password = change.newPassword;
    expect((await send('POST', '/api/delete-account', { password })).statusCode).toBe(200);
  });

  it('counts IPv6 clients by their /64 and, with a higher limit, by their /48', async () => {
    const fail = async (address: string, count: number) => {
      const payload = { username: `sixth${count}`, password: 'x' };
      return (await post('/api/login', payload, address)).statusCode;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 61; count++) {
      statuses.push(await fail(`2001:db8:1:1:${count.toString(16)}:1:2:3`, count));
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 401));
    expect(statuses[60]).toBe(429);
    expect(await fail('2001:db8:1:2::1', 62)).toBe(401);
    const { db } = test.services.database;
    const [{ most }] = (await db.select({ most: max(rateLimits.attempts) }).from(rateLimits)) as [
      { most: number },
    ];
    await db.update(rateLimits).set({ attempts: 600 }).where(eq(rateLimits.attempts, most));
    expect(await fail('2001:db8:1:3::1', 63)).toBe(429);
    expect(await fail('2001:db8:2:1::1', 64)).toBe(401);
  });

  it.each(['10.6.6.6', '::ffff:10.6.6.6', '[::ffff:10.6.6.6]:1'])(
    'treats all spellings of an address as one client: %s',
    async (address) => {
      const attempt = () => post('/api/register', registration('christine.biii'), address);
      const statuses = new Set<number>();
      for (let count = 0; count < 11; count++) statuses.add((await attempt()).statusCode);
      expect([...statuses]).toEqual(address.startsWith('[') ? [409, 429] : [409]);
    },
  );
});
