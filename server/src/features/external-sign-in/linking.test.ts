import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { endSessionsOf } from '../../auth/sessions/sessions-repository.ts';
import { users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp } from '../../testing/members.ts';
import { useProviderTest } from '../../testing/provider.ts';

describe.each(testEngines)('an account and its provider on $name', ({ open }) => {
  const opened = useProviderTest(open);

  it('never makes an account of an email that belongs to another one signed in elsewhere', async () => {
    const { db } = opened.test.services.database;
    await db.insert(users).values({
      username: 'elsewhere',
      email: 'mara@example.org',
      name: 'E',
      providerId: 'https://other.example',
      providerUid: '1',
      emailConfirmedAt: new Date(),
    });
    const { browser, idToken, answer } = await opened.signIn();
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await opened.exchange(browser, idToken, 'anything')).statusCode).toBe(409);
    expect(await db.$count(users, eq(users.email, 'mara@example.org'))).toBe(1);
  });

  it.each([false, undefined, 'true', 1])(
    'takes no email of a provider that says %j of it',
    async (isVerified) => {
      const { db } = opened.test.services.database;
      const { user } = await signUp(opened.test, 'owner');
      await opened.confirmAddress(user.id);
      opened.provider.accounts.set('mara', {
        email: 'owner@example.org',
        ...(isVerified !== undefined && { email_verified: isVerified as boolean }),
      });
      const { browser, idToken, answer } = await opened.signIn();
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'EXTERNAL_EMAIL_UNVERIFIED' });
      expect((await opened.exchange(browser, idToken, PASSWORD)).statusCode).toBe(403);
      expect(await db.$count(users)).toBe(1);
      const [row] = await db.select().from(users);
      expect(row!.providerId).toBeNull();
    },
  );

  it('lets the owner of an address that somebody else registered in, and keeps that account out', async () => {
    const { db } = opened.test.services.database;
    const squatter = await signUp(opened.test, 'squatter');
    opened.provider.accounts.set('mara', { email: 'squatter@example.org', email_verified: true });
    await squatter.send('POST', '/api/forgot-password', { email: 'squatter@example.org' });
    const resetToken = /token=([\w-]{43})/.exec(
      (await opened.mailsTo('squatter@example.org')).at(-1)!.text,
    )![1];
    const { browser, idToken, answer } = await opened.signIn();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_UNCONFIRMED' });
    const apart = await browser.send('POST', '/api/oauth/login', { idToken, apart: true });
    expect(apart.json()).toMatchObject({
      email: 'squatter@example.org',
      isEmailConfirmed: true,
      hasPassword: false,
    });
    expect(apart.json<{ id: number }>().id).not.toBe(squatter.user.id);
    // The other account still exists, without the address.
    expect((await squatter.send('GET', '/api/user')).json()).toMatchObject({
      username: 'squatter',
      email: `member-${squatter.user.id}@unclaimed.invalid`,
      isEmailConfirmed: false,
    });
    const reset = { token: resetToken, newPassword: 'Another good one 7' };
    expect((await squatter.send('POST', '/api/reset-password', reset)).statusCode).toBe(400);
    expect((await opened.signIn()).answer.json()).toEqual(apart.json());
    expect(await db.$count(users)).toBe(2);
  });

  it('takes no address from an account that has confirmed it', async () => {
    const { user } = await signUp(opened.test, 'owner');
    await opened.confirmAddress(user.id);
    opened.provider.accounts.set('mara', { email: 'owner@example.org', email_verified: true });
    const { browser, idToken } = await opened.signIn();
    const answer = await browser.send('POST', '/api/oauth/login', { idToken, apart: true });
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
  });

  async function linked(username: string) {
    const member = await signUp(opened.test, username);
    opened.provider.accounts.set('mara', {
      email: `${username}@example.org`,
      email_verified: true,
    });
    const { browser, idToken } = await opened.signIn();
    expect((await opened.exchange(browser, idToken, PASSWORD)).statusCode).toBe(200);
    return { ...member, external: browser };
  }

  it('notifies of linking, which confirms the address too, and undoes it with the password', async () => {
    const { send, external } = await linked('local');
    expect((await send('GET', '/api/user')).json()).toMatchObject({
      providerId: opened.provider.issuer,
      linkedAt: opened.test.services.now().toISOString(),
      isEmailConfirmed: true,
    });
    expect((await opened.mailsTo('local@example.org')).at(-1)!.subject).toBe(
      'Google was linked to your Cortado account',
    );
    const unlink = (password: string) => send('POST', '/api/oauth/unlink', { password });
    expect((await unlink('')).statusCode).toBe(400);
    expect((await unlink('wrong')).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await unlink(PASSWORD)).json()).toMatchObject({ providerId: null, linkedAt: null });
    expect((await opened.mailsTo('local@example.org')).at(-1)!.subject).toBe(
      'Google was unlinked from your Cortado account',
    );
    expect((await send('GET', '/api/user')).statusCode).toBe(200);
    expect((await external.send('GET', '/api/user')).statusCode).toBe(401);
    expect((await opened.signIn()).answer.json()).toMatchObject({ code: 'ACCOUNT_EXISTS' });
    expect((await unlink(PASSWORD)).statusCode).toBe(200);
  });

  it('is linked and reported once where the transaction is done again', async () => {
    // What a sequence has counted stays, also when the transaction is undone.
    await opened.test.services.database.db.execute(sql`
      create sequence attempts;
      create function lose_the_first() returns trigger language plpgsql as $$
      begin
        if nextval('attempts') = 1 then raise exception using errcode = 'serialization_failure'; end if;
        return new;
      end $$;
      create constraint trigger lose_the_first after update of provider_uid on users deferrable initially deferred
        for each row execute function lose_the_first()`);
    await linked('local');
    const events = opened.log.lines.filter(({ security }) => security === 'provider linked');
    expect(events).toHaveLength(1);
    expect(await opened.mailsTo('local@example.org')).toHaveLength(2);
  });

  it('goes on by the password alone in the session that was begun with the provider', async () => {
    const { external } = await linked('local');
    const answer = await external.send('POST', '/api/oauth/unlink', { password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    opened.provider.revokeAll();
    opened.test.wait(700);
    expect((await external.send('POST', '/api/oauth/refresh')).json()).toEqual({ expiresAt: null });
    expect((await external.send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('stays linked where the session ends before the transaction', async () => {
    const { send } = await linked('local');
    const { database } = opened.test.services;
    const isLocal = eq(users.username, 'local');
    const inTransaction = database.inTransaction.bind(database);
    vi.spyOn(database, 'inTransaction').mockImplementationOnce(async (work) => {
      const [user] = await database.db.select().from(users).where(isLocal);
      await endSessionsOf(database.db, user!.id);
      return inTransaction(work);
    });
    const answer = await send('POST', '/api/oauth/unlink', { password: PASSWORD });
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const [user] = await database.db.select().from(users).where(isLocal);
    expect(user!.providerId).toBe(opened.provider.issuer);
  });

  it('is not undone where it is the only way in', async () => {
    const { browser } = await opened.signIn();
    const answer = await browser.send('POST', '/api/oauth/unlink', { password: 'anything' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'PROVIDER_ONLY' });
  });

  it('is undone by a password reset where it was linked before the address was confirmed', async () => {
    const { db } = opened.test.services.database;
    const { user } = await signUp(opened.test, 'owner');
    const reset = async (newPassword: string) => {
      const { send } = openBrowser(opened.test);
      await send('POST', '/api/forgot-password', { email: 'owner@example.org' });
      const { text } = (await opened.mailsTo('owner@example.org')).at(-1)!;
      const [, token] = /token=([\w-]{43})/.exec(text)!;
      expect((await send('POST', '/api/reset-password', { token, newPassword })).statusCode).toBe(
        200,
      );
      return (await opened.mailsTo('owner@example.org')).at(-1)!.text;
    };
    // As it was linked when a provider's unverified word was taken.
    const identity = { providerId: opened.provider.issuer, providerUid: 'mara' };
    await db.update(users).set(identity).where(eq(users.id, user.id));
    expect(await reset('Another good one 7')).toContain('we unlinked it');
    opened.provider.accounts.set('mara', { email: 'owner@example.org' });
    expect((await opened.signIn()).answer.json()).toMatchObject({
      code: 'EXTERNAL_EMAIL_UNVERIFIED',
    });
    // Linked after the confirmation, it stays linked, and the mail says so.
    opened.provider.accounts.set('mara', { email: 'owner@example.org', email_verified: true });
    opened.test.wait(1);
    const { browser, idToken } = await opened.signIn();
    expect((await opened.exchange(browser, idToken, 'Another good one 7')).statusCode).toBe(200);
    opened.test.wait(3600);
    expect(await reset('Another good one 8')).toContain('still sign in with');
    opened.test.wait(-3600);
    expect((await opened.signIn()).answer.json()).toMatchObject({ id: user.id });
  });

  it('asks a linked member who has a password for it before deleting', async () => {
    const { external } = await linked('local');
    const remove = (body: object) => external.send('POST', '/api/delete-account', body);
    expect((await remove({ username: 'local' })).json().fields).toEqual({
      password: 'Password confirmation is required',
    });
    expect((await remove({ password: PASSWORD })).statusCode).toBe(200);
  });
});
