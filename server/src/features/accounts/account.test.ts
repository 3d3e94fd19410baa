import type { AccountExport } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cafes,
  emailConfirmations,
  favorites,
  newsletterSubscribers,
  jobs,
  ratings,
  users,
} from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

describe.each(testEngines)('an account on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { environment: { OIDC_LABEL: 'Roastery ID' } });
  });
  afterAll(() => test.close());

  const aCafe = () => [...test.services.catalogue.snapshot.cafes.values()][0]!;

  it('is deleted with all its data, and averages are updated', async () => {
    const { db } = test.services.database;
    const { send, user } = await signUp(test, 'leaving');
    const { id: cafeId } = aCafe();
    await db.insert(ratings).values({ userId: user.id, cafeId, rating: 2 });
    await db.insert(favorites).values({ userId: user.id, cafeId });
    await waitFor(() =>
      expect(test.services.catalogue.snapshot.cafes.get(cafeId)!.averageRating).toBe(2),
    );
    const remove = (body: object) => send('POST', '/api/delete-account', body);
    expect((await remove({})).json().fields).toEqual({
      password: 'Password confirmation is required',
    });
    expect((await remove({ username: 'leaving' })).statusCode).toBe(400);
    expect((await remove({ password: 'wrong' })).json()).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await remove({ password: PASSWORD })).json()).toEqual({
      message: 'Your account has been successfully deleted.',
    });
    expect((await send('GET', '/api/user')).statusCode).toBe(401);
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect(await db.$count(ratings, eq(ratings.cafeId, cafeId))).toBe(0);
    const [cafe] = await db.select().from(cafes).where(eq(cafes.id, cafeId));
    expect(cafe).toMatchObject({ ratingCount: 0, ratingSum: 0 });
  });

  it('without a password is deleted by typing its username', async () => {
    const { send, user } = await signUp(test, 'external');
    const { db } = test.services.database;
    await db
      .update(users)
      .set({ password: null, providerId: 'p', providerUid: '1' })
      .where(eq(users.id, user.id));
    expect((await send('POST', '/api/delete-account', { password: PASSWORD })).statusCode).toBe(
      400,
    );
    const change = { currentPassword: 'x', newPassword: 'Another good one 7' };
    expect((await send('POST', '/api/change-password', change)).json()).toMatchObject({
      code: 'EXTERNAL_ACCOUNT',
      message: 'This account uses Roastery ID Sign-In. Please use Roastery ID to sign in.',
    });
    const answer = await send('POST', '/api/delete-account', { username: 'External' });
    expect(answer.statusCode).toBe(200);
  });

  it('with both ways to sign in is deleted by its password', async () => {
    const { send, user } = await signUp(test, 'both');
    const { db } = test.services.database;
    await db.update(users).set({ providerId: 'p', providerUid: '2' }).where(eq(users.id, user.id));
    expect((await send('GET', '/api/user')).json()).toMatchObject({ hasPassword: true });
    const remove = (body: object) => send('POST', '/api/delete-account', body);
    expect((await remove({ username: 'both' })).statusCode).toBe(400);
    expect((await remove({ password: PASSWORD })).statusCode).toBe(200);
  });

  it('is deleted with its subscription and queued mails, once the address is confirmed', async () => {
    const { db } = test.services.database;
    const confirmedAt = test.services.now();
    for (const isConfirmed of [false, true]) {
      const username = `reader.${isConfirmed}`;
      const email = `${username}@example.org`;
      const { send, user } = await signUp(test, username);
      await test.services.jobs.idle();
      await db.insert(newsletterSubscribers).values({ email, confirmedAt });
      if (isConfirmed) {
        await db.update(users).set({ emailConfirmedAt: confirmedAt }).where(eq(users.id, user.id));
      }
      await db.insert(jobs).values({
        kind: 'mail',
        userId: user.id,
        title: 'A letter',
        dueAt: confirmedAt,
        failedAt: confirmedAt,
      });
      const kept = (await send('GET', '/api/user/export')).json<AccountExport>();
      expect(kept.newsletter?.confirmedAt ?? null).toBe(
        isConfirmed ? confirmedAt.toISOString() : null,
      );
      expect(kept.mails).toMatchObject([{ subject: 'A letter' }]);
      await send('POST', '/api/delete-account', { password: PASSWORD });
      // Of a confirmed address, the last mail.
      await test.services.jobs.idle();
      expect(await db.$count(jobs)).toBe(0);
      const left = await db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, email));
      expect(left).toBe(isConfirmed ? 0 : 1);
      expect(await db.$count(emailConfirmations, eq(emailConfirmations.userId, user.id))).toBe(0);
    }
  });

  it('of the last admin cannot be deleted', async () => {
    const first = await signUp(test, 'first.admin', 'admin');
    const second = await signUp(test, 'second.admin', 'admin');
    const answers = await Promise.all(
      [first, second].map(({ send }) =>
        send('POST', '/api/delete-account', { password: PASSWORD }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });

  it('is exported with everything stored about its member, and nothing about others', async () => {
    const { db } = test.services.database;
    const { send, user } = await signUp(test, 'curious');
    const other = await signUp(test, 'private');
    const cafe = aCafe();
    for (const { id } of [user, other.user]) {
      await db
        .insert(ratings)
        .values({ userId: id, cafeId: cafe.id, rating: 4, review: `by ${id}` });
    }
    const answer = await send('GET', '/api/user/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      account: { username: 'curious' },
      ratings: [{ cafe: cafe.name, rating: 4, review: `by ${user.id}` }],
      sessions: [{ isCurrent: true }],
    });
    expect(answer.body).not.toMatch(/private|argon2/);
  });
});
