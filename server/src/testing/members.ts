import type { User } from '@cortado/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import type { TestApp } from './product.ts';

export const PASSWORD = 'A good one 4 tests';

export interface TestMember {
  user: User;
  /** Sends a request as this member's browser, which keeps its cookies. */
  send: (
    method: InjectOptions['method'],
    url: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
  cookies: Record<string, string>;
}

/** A browser without a session. */
export function openBrowser(test: TestApp): Omit<TestMember, 'user'> {
  const cookies: Record<string, string> = {};
  return {
    cookies,
    async send(method, url, payload) {
      const answer = await test.app.inject({
        method: method ?? 'GET',
        url,
        cookies,
        ...(payload && { payload }),
      });
      for (const { name, value, maxAge, expires } of answer.cookies) {
        if (maxAge === 0 || (expires && expires.getTime() === 0)) delete cookies[name];
        else cookies[name] = value;
      }
      return answer;
    },
  };
}

/** What a registration sends. */
export const registration = (username: string, changes: object = {}) => ({
  name: `The ${username}`,
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  ...changes,
});

/** Registers a member, optionally with another role. */
export async function signUp(
  test: TestApp,
  username: string,
  role: User['role'] = 'user',
): Promise<TestMember> {
  const browser = openBrowser(test);
  const answer = await browser.send('POST', '/api/register', registration(username));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const user = answer.json<User>();
  if (role !== 'user') {
    const { database, sessionCache } = test.services;
    await database.db.update(users).set({ role }).where(eq(users.id, user.id));
    sessionCache.forget(user.id);
  }
  return { ...browser, user: { ...user, role } };
}

/** Confirms a member's email address, as opening the mailed link does. */
export async function confirmAddress({ services }: TestApp, id: number): Promise<void> {
  await services.database.db
    .update(users)
    .set({ emailConfirmedAt: services.now() })
    .where(eq(users.id, id));
}

/** All mails to an address, once none is on its way. */
export async function mailsTo(
  { services, mails }: TestApp,
  email: string,
): Promise<TestApp['mails']> {
  await services.background.idle();
  await services.jobs.idle();
  return mails.filter(({ to }) => to === email);
}
