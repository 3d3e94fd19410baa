import type { User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emailConfirmations,
  formerEmails,
  newsletterSubscribers,
  users,
} from '../../database/schema.ts';
import { removeExpired } from '../../auth/sessions/remove-expired.ts';
import { testEngines } from '../../testing/database.ts';
import {
  confirmAddress,
  mailsTo,
  openBrowser,
  PASSWORD,
  signUp,
  type TestMember,
} from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { addApp, appCode, signUpWithApp } from '../two-step/testing/two-step.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe.each(testEngines)('a change of email address on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  const tokenTo = async (email: string, path: 'confirm' | 'undo') => {
    const found = (await mailsTo(test, email)).flatMap(({ text }) => {
      const [, token] = new RegExp(`/email-change/${path}#([\\w-]{43})\n`).exec(text) ?? [];
      return token ? [token] : [];
    });
    return found.at(-1)!;
  };
  const post = (path: string, token: string) =>
    test.app.inject({ method: 'POST', url: `/api/email-change/${path}`, payload: { token } });
  const confirmed = async (username: string) => {
    const member = await signUp(test, username);
    await confirmAddress(test, member.user.id);
    return member;
  };
  const ask = (member: Pick<TestMember, 'send'>, email: string, body: object = {}) =>
    member.send('POST', '/api/user/email', { email, password: PASSWORD, ...body });
  const me = async (member: Pick<TestMember, 'send'>) =>
    (await member.send('GET', '/api/user')).json<User>();
  const logIn = async (username: string, password = PASSWORD) => {
    const browser = openBrowser(test);
    return { browser, answer: await browser.send('POST', '/api/login', { username, password }) };
  };

  it('counts once the link in the new mailbox is opened, and once only', async () => {
    const member = await confirmed('mover');
    const { db } = test.services.database;
    await db.insert(newsletterSubscribers).values({ email: 'mover@example.org' });
    const answer = (await ask(member, 'Mover@New.example')).json<User>();
    const until = new Date(test.services.now().getTime() + DAY * 1000).toISOString();
    expect(answer).toMatchObject({
      email: 'mover@example.org',
      newEmail: { address: 'Mover@New.example', until },
    });
    const token = await tokenTo('Mover@New.example', 'confirm');
    const [row] = await db.select().from(users).where(eq(users.id, member.user.id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await post('confirm', token)).json()).toEqual({
      message: 'Your email address is now Mover@New.example.',
    });
    expect(await me(member)).toMatchObject({
      email: 'Mover@New.example',
      isEmailConfirmed: true,
      newEmail: null,
    });
    expect(
      await db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers),
    ).toEqual([{ email: 'Mover@New.example' }]);
    for (const other of [token, 'a'.repeat(43), 'x']) {
      expect([
        (await post('confirm', other)).statusCode,
        codeOf(await post('undo', other)),
      ]).toEqual([400, 'CONFIRMATION_INVALID']);
    }
    expect((await post('confirm', '')).statusCode).toBe(400);
  });

  it('asks for the password, and for a code where there is a second step', async () => {
    const member = await signUpWithApp(test, 'careful');
    const email = 'careful@new.example';
    expect((await member.send('POST', '/api/user/email', { email })).json()).toMatchObject({
      fields: { password: expect.any(String) as string },
    });
    expect(codeOf(await ask(member, email, { password: 'wrong' }))).toBe('WRONG_PASSWORD');
    expect((await ask(member, email)).json()).toMatchObject({
      fields: { code: 'Please enter a code from your app, or a recovery code, to confirm' },
    });
    expect(codeOf(await ask(member, email, { code: '000000' }))).toBe('WRONG_CODE');
    expect(await mailsTo(test, email)).toEqual([]);
    expect((await ask(member, email, { code: appCode(test, member.secret) })).statusCode).toBe(200);
    expect((await ask(member, 'careful@EXAMPLE.org', {})).json()).toMatchObject({
      fields: { email: 'This is already your address.' },
    });
    expect((await ask(member, 'no address')).json()).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
  });

  it('does not count a day later, and is said to have expired until another day has gone', async () => {
    const member = await confirmed('late');
    await ask(member, 'late@new.example');
    const token = await tokenTo('late@new.example', 'confirm');
    test.wait(DAY);
    expect(codeOf(await post('confirm', token))).toBe('CONFIRMATION_INVALID');
    expect(codeOf(await member.send('POST', '/api/user/email/send'))).toBe('CONFIRMATION_INVALID');
    await removeExpired(test.services);
    expect((await me(member)).newEmail?.address).toBe('late@new.example');
    test.wait(DAY + 1);
    await removeExpired(test.services);
    expect(await me(member)).toMatchObject({ email: 'late@example.org', newEmail: null });
  });

  it('is mailed again, in place of the link before, or dropped', async () => {
    const member = await confirmed('again');
    await ask(member, 'again@new.example');
    const first = await tokenTo('again@new.example', 'confirm');
    test.wait(HOUR);
    expect((await member.send('POST', '/api/user/email/send')).statusCode).toBe(200);
    const second = await tokenTo('again@new.example', 'confirm');
    expect(second).not.toBe(first);
    expect((await post('confirm', first)).statusCode).toBe(400);
    const dropped = await member.send('DELETE', '/api/user/email');
    expect(dropped.json()).toMatchObject({ email: 'again@example.org', newEmail: null });
    expect((await post('confirm', second)).statusCode).toBe(400);
    expect((await member.send('DELETE', '/api/user/email')).statusCode).toBe(200);
  });

  it('says of an address that somebody has only to who opens its mail, and asks the same of it', async () => {
    await confirmed('holder');
    const member = await confirmed('asker');
    const answer = await ask(member, 'HOLDER@example.org');
    expect(answer.statusCode).toBe(200);
    const [free] = [await ask(member, 'nobody@new.example')];
    expect(Object.keys(answer.json<User>())).toEqual(Object.keys(free.json<User>()));
    await ask(member, 'HOLDER@example.org');
    const token = await tokenTo('HOLDER@example.org', 'confirm');
    const refused = await post('confirm', token);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await me(member)).email).toBe('asker@example.org');
  });

  it('takes an address from an account that has never confirmed it', async () => {
    const squatter = await signUp(test, 'squatting');
    const member = await confirmed('rightful');
    await ask(member, 'squatting@example.org');
    const token = await tokenTo('squatting@example.org', 'confirm');
    expect((await post('confirm', token)).statusCode).toBe(200);
    expect((await me(member)).email).toBe('squatting@example.org');
    expect((await me(squatter)).email).toBe(`member-${squatter.user.id}@unclaimed.invalid`);
  });

  it('of one address by two members at once is one member’s', async () => {
    const members = [await confirmed('racer.one'), await confirmed('racer.two')];
    const tokens: string[] = [];
    for (const member of members) {
      await ask(member, 'race@new.example');
      tokens.push(await tokenTo('race@new.example', 'confirm'));
    }
    const answers = await Promise.all(tokens.map((token) => post('confirm', token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  it('voids what was mailed to the old address, and mails nothing to an unconfirmed one', async () => {
    const member = await signUp(test, 'unsure');
    const { db } = test.services.database;
    await member.send('POST', '/api/forgot-password', { email: 'unsure@example.org' });
    await test.services.background.idle();
    const before = (await mailsTo(test, 'unsure@example.org')).length;
    await ask(member, 'unsure@new.example');
    expect(await mailsTo(test, 'unsure@example.org')).toHaveLength(before);
    expect(await db.$count(formerEmails, eq(formerEmails.userId, member.user.id))).toBe(0);
    await post('confirm', await tokenTo('unsure@new.example', 'confirm'));
    const [row] = await db.select().from(users).where(eq(users.id, member.user.id));
    expect(row).toMatchObject({ passwordResetToken: null, email: 'unsure@new.example' });
    const links = eq(emailConfirmations.userId, member.user.id);
    expect(await db.$count(emailConfirmations, links)).toBe(0);
  });

  it('is undone by the old address for a week after, which leaves a thief no way in', async () => {
    const owner = await confirmed('robbed');
    const { browser: thief } = await logIn('robbed');
    await ask(thief, 'thief@new.example');
    const undo = await tokenTo('robbed@example.org', 'undo');
    test.wait(23 * HOUR);
    await post('confirm', await tokenTo('thief@new.example', 'confirm'));
    await addApp(test, thief);
    await thief.send('POST', '/api/forgot-password', { email: 'thief@new.example' });
    await ask(thief, 'second@new.example', { code: (await addAppCode(thief)).code });
    const later = await tokenTo('thief@new.example', 'undo');
    await post('confirm', await tokenTo('second@new.example', 'confirm'));
    test.wait(7 * DAY);
    expect((await post('undo', undo)).json()).toEqual({
      message:
        'Your email address is robbed@example.org again. You’re signed out everywhere, and your password no longer works. Please set a new one.',
    });
    expect(codeOf(await post('undo', undo))).toBe('CONFIRMATION_INVALID');
    expect(codeOf(await post('undo', later))).toBe('CONFIRMATION_INVALID');
    for (const { send } of [owner, thief])
      expect((await send('GET', '/api/user')).statusCode).toBe(401);
    expect(codeOf((await logIn('robbed')).answer)).toBe('WRONG_CREDENTIALS');
    const { db } = test.services.database;
    const [row] = await db.select().from(users).where(eq(users.id, owner.user.id));
    expect(row).toMatchObject({
      email: 'robbed@example.org',
      twoStepSince: null,
      passwordResetToken: null,
      newEmail: null,
    });
    // The way back is a reset by mail.
    const browser = openBrowser(test);
    await browser.send('POST', '/api/forgot-password', { email: 'robbed@example.org' });
    await test.services.background.idle();
    const { text } = (await mailsTo(test, 'robbed@example.org')).at(-1)!;
    const link = new URL(/http\S+password-reset\S+/.exec(text)![0]);
    await browser.send('GET', `${link.pathname}${link.search}`);
    await browser.send('POST', '/api/reset-password', { newPassword: 'Another good one 7' });
    expect((await logIn('robbed', 'Another good one 7')).answer.statusCode).toBe(200);
  });

  /** The code of an app that replaces the one there is. */
  const addAppCode = async (member: Pick<TestMember, 'send'>) => {
    const { secret } = await addApp(test, member);
    return { code: appCode(test, secret) };
  };

  it('is undone before it counts, once by two clicks, and not after its week', async () => {
    const member = await confirmed('quick');
    await ask(member, 'quick@new.example');
    const [confirm, undo] = [
      await tokenTo('quick@new.example', 'confirm'),
      await tokenTo('quick@example.org', 'undo'),
    ];
    const clicks = await Promise.all([post('undo', undo), post('undo', undo)]);
    expect(clicks.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
    expect((await post('confirm', confirm)).statusCode).toBe(400);
    const slow = await confirmed('slow');
    await ask(slow, 'slow@new.example');
    const late = await tokenTo('slow@example.org', 'undo');
    test.wait(8 * DAY);
    expect((await post('undo', late)).statusCode).toBe(400);
  });

  it('is limited, whatever the new address', async () => {
    const member = await confirmed('busy');
    for (let count = 0; count < 5; count++) {
      expect((await ask(member, `busy${count}@new.example`)).statusCode).toBe(200);
    }
    expect((await ask(member, 'busy9@new.example')).statusCode).toBe(429);
    expect(await mailsTo(test, 'busy9@new.example')).toEqual([]);
  });
});
