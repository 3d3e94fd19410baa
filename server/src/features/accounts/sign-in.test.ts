import { wordCode } from '../../core/error-texts.ts';
import * as contractTexts from '@cortado/contract/texts/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { createLogger } from '../../core/logger.ts';
import { sessions, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { openBrowser, PASSWORD, registration, signUp } from '../../testing/members.ts';

describe.each(testEngines)('signing up and in on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, remoteAddress = '10.0.0.1') =>
    test.app.inject({ method: 'POST', url, payload, remoteAddress });

  it('registers, signs in at once, and reveals nothing secret', async () => {
    const browser = openBrowser(test);
    const given = registration('Mara.Reyes', { bio: ' Filter, then cortado. ', role: 'admin' });
    const answer = await browser.send('POST', '/api/register', given);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      username: 'Mara.Reyes',
      email: 'Mara.Reyes@example.org',
      name: 'The Mara.Reyes',
      bio: 'Filter, then cortado.',
      role: 'user',
      createdAt: '2026-06-01T12:00:00.000Z',
      providerId: null,
      linkedAt: null,
      hasPassword: true,
      hasTwoStep: false,
      mustSetUpTwoStep: false,
      isEmailConfirmed: false,
      newEmail: null,
      photoUrl: null,
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
    expect((await browser.send('GET', '/api/user')).json()).toEqual(answer.json());

    const [stored] = await test.services.database.db.select().from(sessions);
    expect(stored!.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(cookie!.value);
    const [row] = await test.services.database.db.select().from(users);
    expect(row!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['USERNAME_TAKEN', { username: 'taken' }, 'username'],
    ['USERNAME_TAKEN', { username: 'TAKEN', email: 'new@example.org' }, 'username'],
    ['EMAIL_TAKEN', { email: 'TAKEN@Example.org' }, 'email'],
  ] as const)(
    'refuses a name or an address twice, whatever its case: %s %o',
    async (code, changes, field) => {
      await post('/api/register', registration('taken'));
      const answer = await post('/api/register', registration('somebody.new', changes));
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        code,
        message: wordCode(code).message,
        fields: { [field]: wordCode(code).message },
      });
    },
  );

  it.each([
    [{ password: 'Short1!' }, 'password', contractTexts.password.short],
    [{ password: `A1${'x'.repeat(99)}` }, 'password', contractTexts.password.long],
    [{ password: 'onlyletters' }, 'password', contractTexts.password.plain],
    [{ password: 'Password1' }, 'password', contractTexts.password.common],
    [{ password: 'trustno1' }, 'password', contractTexts.password.common],
    [{ password: 'Cortado1' }, 'password', contractTexts.password.common],
    [{ password: 'Boston2026!' }, 'password', contractTexts.password.common],
    [{ password: ' '.repeat(15) }, 'password', contractTexts.password.common],
    [{ password: 'a'.repeat(15) }, 'password', contractTexts.password.common],
    [
      { username: 'maria.stone', password: 'Maria-Stone7' },
      'password',
      contractTexts.password.common,
    ],
    [
      { email: 'Mara7@example.org', password: 'mara7@example.org' },
      'password',
      contractTexts.password.common,
    ],
    [
      { name: 'Mara Reyes', password: 'mara reyes 1990' },
      'password',
      contractTexts.password.common,
    ],
    [{ username: '\u0430dmin' }, 'username', expect.stringContaining('one alphabet')],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a b c' }, 'username', expect.stringContaining('can contain')],
    [{ username: '<script>' }, 'username', expect.stringContaining('can contain')],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
  ])('refuses %o', async (changes, field, text) => {
    const answer = await post('/api/register', registration('refused', changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_REQUEST', fields: { [field]: text } });
  });

  it.each(['Мария.2', 'jürgen', '東京カフェ', '김-커피', 'नीना'])(
    'takes the username %s',
    async (username) => {
      const answer = await post(
        '/api/register',
        registration(username, { email: `${encodeURIComponent(username).length}@example.org` }),
      );
      expect(answer.json()).toMatchObject({ username });
    },
  );

  it('treats full-width letters as the ones they look like', async () => {
    await signUp(test, 'barista');
    const fullWidth = 'ｂａｒｉｓｔａ';
    const answer = await post('/api/register', registration(fullWidth, { email: 'b@example.org' }));
    expect(answer.json()).toMatchObject({ code: 'USERNAME_TAKEN' });
    const login = { username: fullWidth, password: PASSWORD };
    expect((await post('/api/login', login)).statusCode).toBe(200);
  });

  it('accepts a passphrase of one kind of letters', async () => {
    const answer = await post(
      '/api/register',
      registration('passphrase', { password: 'correct horse battery' }),
    );
    expect(answer.statusCode).toBe(200);
  });

  it('signs in whatever the case of the name, with another token each time', async () => {
    const { cookies } = await signUp(test, 'olga');
    const browser = openBrowser(test);
    const answer = await browser.send('POST', '/api/login', {
      username: ' OLGA ',
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ username: 'olga' });
    expect(browser.cookies['sid']).not.toBe(cookies['sid']);
    await browser.send('POST', '/api/login', { username: 'olga', password: PASSWORD });
    const mine = (await browser.send('GET', '/api/user/sessions')).json();
    expect(mine).toHaveLength(2);
  });

  it('takes a password exactly as it is typed, up to 100 characters', async () => {
    const password = `  Éspresso ${'x'.repeat(87)}! `;
    expect(password).toHaveLength(100);
    await post('/api/register', registration('exact', { password }));
    const answers: number[] = [];
    for (const tried of [
      password.trim(),
      password.toLowerCase(),
      password.slice(0, 72),
      password.normalize('NFD'),
      password,
    ]) {
      const login = { username: 'exact', password: tried };
      answers.push((await post('/api/login', login, '10.0.0.9')).statusCode);
    }
    expect(answers).toEqual([401, 401, 401, 401, 200]);
  });

  it('logs who signed in and who failed to, without a name or a password', async () => {
    const { user } = await signUp(test, 'watched');
    const lines: string[] = [];
    const logger = createLogger({ write: (line) => void lines.push(line) });
    const app = await createApp({ ...test.services, logger });
    for (const password of ['a wrong one', PASSWORD]) {
      const payload = { username: 'watched', password };
      await app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: '10.0.0.8' });
    }
    await app.close();
    const entry = {
      level: 30,
      time: expect.any(Number),
      reqId: expect.any(String),
      ip: '10.0.0.8',
    };
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { ...entry, security: expect.stringMatching(/fail/) },
      { ...entry, security: expect.any(String), userId: user.id },
    ]);
    expect(lines.join('')).not.toMatch(/watched|a wrong one/);
    expect(lines.join('')).not.toContain(PASSWORD);
  });

  it('answers an unknown name and a wrong password alike', async () => {
    await signUp(test, 'known');
    const wrong = await post('/api/login', { username: 'known', password: 'wrong' });
    const unknown = await post('/api/login', { username: 'unknown', password: 'wrong' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.cookies).toEqual([]);
  });

  it('refuses an account without a password', async () => {
    const { database } = test.services;
    await database.db.insert(users).values({ username: 'external', email: 'e@x.org', name: 'E' });
    for (const password of ['null', 'nobody has this password']) {
      const answer = await post('/api/login', { username: 'external', password });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('signs out, even twice', async () => {
    const { send, cookies } = await signUp(test, 'leaver');
    const stolen = { ...cookies };
    expect((await send('POST', '/api/logout')).statusCode).toBe(200);
    expect(cookies).toEqual({ device: expect.any(String) });
    expect((await send('POST', '/api/logout')).statusCode).toBe(200);
    const answer = await test.app.inject({ url: '/api/user', cookies: stolen });
    expect(answer.statusCode).toBe(401);
  });
});
