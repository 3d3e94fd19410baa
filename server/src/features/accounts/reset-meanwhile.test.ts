import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessionsOf } from '../../auth/sessions/sessions-repository.ts';
import { pendingSignIns, sessions } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { mailsTo, openBrowser, PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { TestAuthenticator } from '../two-step/testing/authenticator.ts';
import { addApp, appCode } from '../two-step/testing/two-step.ts';
import { setPassword } from './users-repository.ts';

const NEW_PASSWORD = 'Another good one 7';

type Send = TestMember['send'];
type Sending = () => ReturnType<Send>;

/** What somebody does who knows the password, and how it is refused once that was reset. */
const ATTEMPTS: {
  name: string;
  refusal: string;
  /** @param send from their browser */
  prepare: (test: TestApp, member: TestMember, send: Send) => Promise<Sending>;
}[] = [
  {
    name: 'a change of the password',
    refusal: 'UNAUTHENTICATED',
    prepare: async (_test, { send }) => {
      const change = { currentPassword: PASSWORD, newPassword: 'Somebody elses 8' };
      return () => send('POST', '/api/change-password', change);
    },
  },
  {
    name: 'a sign-in',
    refusal: 'WRONG_CREDENTIALS',
    prepare: async (_test, { user: { username } }, send) => {
      return () => send('POST', '/api/login', { username, password: PASSWORD });
    },
  },
  {
    name: 'the first step of a sign-in',
    refusal: 'WRONG_CREDENTIALS',
    async prepare(test, member, send) {
      await addApp(test, member);
      const { username } = member.user;
      return () => send('POST', '/api/login', { username, password: PASSWORD });
    },
  },
  {
    name: 'the second step of a sign-in',
    refusal: 'SECOND_STEP_EXPIRED',
    async prepare(test, member, send) {
      const { secret } = await addApp(test, member);
      await send('POST', '/api/login', { username: member.user.username, password: PASSWORD });
      return () => send('POST', '/api/login/second-step', { code: appCode(test, secret) });
    },
  },
  {
    name: 'a sign-in with a passkey',
    refusal: 'PASSKEY_REFUSED',
    async prepare(test, member, send) {
      const key = new TestAuthenticator({ origin: test.services.settings.APP_URL });
      const challengeFor = async (by: Send, path: string, body: object) =>
        (await by('POST', path, body)).json<{ challenge: string }>().challenge;
      const made = await challengeFor(member.send, '/api/user/passkeys/options', {
        password: PASSWORD,
      });
      const passkey = { name: 'A key', credential: key.create(made) };
      await member.send('POST', '/api/user/passkeys', passkey);
      const asked = await challengeFor(send, '/api/login/passkey/options', { isSecondStep: false });
      return () => send('POST', '/api/login/passkey', { credential: key.get(asked) });
    },
  },
];

describe.each(testEngines)('a reset of the password on $name', ({ name: engine, open }) => {
  let test: TestApp;
  let count = 0;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => test.close());

  const signUpNext = () => signUp(test, `member.${(count += 1)}`);
  const resetterOf = async ({ user: { email } }: TestMember): Promise<Sending> => {
    const { send } = openBrowser(test);
    await send('POST', '/api/forgot-password', { email });
    const { text } = (await mailsTo(test, email)).at(-1)!;
    const [, token] = /token=([\w-]{43})/.exec(text)!;
    return () => send('POST', '/api/reset-password', { token, newPassword: NEW_PASSWORD });
  };
  /** Whatever was first, only the new password opens the account. */
  const expectClosed = async ({ user: { id, username } }: TestMember) => {
    const { db } = test.services.database;
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    expect(await db.$count(pendingSignIns, eq(pendingSignIns.userId, id))).toBe(0);
    const login = { username, password: NEW_PASSWORD };
    expect((await openBrowser(test).send('POST', '/api/login', login)).statusCode).toBe(200);
  };

  /** Runs something right before or after the next transaction, which is the one of an attempt. */
  const atTransaction = (order: 'before' | 'after', run: () => Promise<unknown>) => {
    const { database } = test.services;
    const inTransaction = database.inTransaction.bind(database);
    const spied = vi.spyOn(database, 'inTransaction').mockImplementation(async (work) => {
      spied.mockRestore();
      if (order === 'before') await run();
      const result = await inTransaction(work);
      if (order === 'after') await run();
      return result;
    });
  };

  it.each(ATTEMPTS)('refuses $name that checked the old one before', async (one) => {
    const member = await signUpNext();
    const attempt = await one.prepare(test, member, openBrowser(test).send);
    atTransaction('before', await resetterOf(member));
    expect((await attempt()).json()).toMatchObject({ code: one.refusal });
    await expectClosed(member);
  });

  it.each(ATTEMPTS.slice(1))('ends what came of $name just before', async (one) => {
    const member = await signUpNext();
    const attempt = await one.prepare(test, member, openBrowser(test).send);
    atTransaction('after', await resetterOf(member));
    expect((await attempt()).json()).not.toMatchObject({ code: one.refusal });
    await expectClosed(member);
  });

  it('is refused where a change of the password has voided its link just before', async () => {
    const member = await signUpNext();
    const change = await ATTEMPTS[0]!.prepare(test, member, openBrowser(test).send);
    const reset = await resetterOf(member);
    let refused: unknown;
    atTransaction('after', async () => (refused = (await reset()).json()));
    expect((await change()).statusCode).toBe(200);
    expect(refused).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
  });

  // The embedded database runs one transaction after the other.
  it.runIf(engine === 'a PostgreSQL server').each(ATTEMPTS.slice(0, 3))(
    'makes $name wait until it is committed',
    async ({ prepare, refusal }) => {
      const member = await signUpNext();
      const { id } = member.user;
      const attempt = await prepare(test, member, openBrowser(test).send);
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const reset = test.services.database.inTransaction(async (tx) => {
        await setPassword(tx, id, 'A hash of another one');
        await endSessionsOf(tx, id);
        begin();
        await vi.waitFor(async () => {
          const { rows } = await tx.execute(
            sql`select 1 from pg_locks waiting join pg_locks mine using (transactionid)
              where not waiting.granted and mine.granted and mine.pid = pg_backend_pid()`,
          );
          expect(rows).toHaveLength(1);
        }, 5000);
      });
      await begun;
      const [answer] = await Promise.all([attempt(), reset]);
      expect(answer.json()).toMatchObject({ code: refusal });
      const { db } = test.services.database;
      expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    },
  );
});
