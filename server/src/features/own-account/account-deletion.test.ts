import type { DeletionPreview } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, cafes, favorites, photos, ratings, users } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import {
  confirmAddress,
  mailsTo,
  PASSWORD,
  signUp,
  type TestMember,
} from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { appCode, signUpWithApp } from '../two-step/testing/two-step.ts';
import { makeOwner, trailOf } from './testing/own-account.ts';

describe.each(testEngines)('the deletion of one’s own account on $name', ({ open }) => {
  let test: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    test = await openTestApp(await open());
    admin = await signUp(test, 'the.admin', 'admin');
  });
  afterAll(() => test.close());

  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  let nextCafe = 0;
  const aCafe = () => [...test.services.catalogue.snapshot.cafes.values()][nextCafe++]!;

  it('says what its deletion takes along, and what stays', async () => {
    const member = await signUp(test, 'counted');
    const { db } = test.services.database;
    const [cafe, other] = [aCafe(), aCafe()];
    const { id: userId } = member.user;
    await makeOwner(test, member, cafe.id);
    for (const cafeId of [cafe.id, other.id]) await db.insert(favorites).values({ userId, cafeId });
    await db.insert(ratings).values({ userId, cafeId: cafe.id, rating: 4 });
    await member.send('POST', `/api/cafes/${other.id}/reports`, { reason: 'moved' });
    const photo = { cafeId: cafe.id, uploadedBy: userId, width: 900, height: 900, alt: 'A bar' };
    await db.insert(photos).values([
      { ...photo, hash: 'h1', credit: 'Counted Member' },
      { ...photo, hash: 'h2' },
      { ...photo, hash: 'h3', isProposed: true },
      { ...photo, hash: 'h4', removedAt: new Date() },
    ]);
    const preview = await member.send('GET', '/api/user/deletion');
    expect(preview.json<DeletionPreview>()).toEqual({
      favorites: 2,
      ratings: 1,
      filterPreferences: 0,
      suggestions: 1,
      cafes: [cafe.name],
      photos: 2,
      credits: 1,
    });
    await db.delete(photos).where(eq(photos.uploadedBy, userId));
  });

  it('is deleted with a code where there is a second step, and mails a last time', async () => {
    const member = await signUpWithApp(test, 'two.steps');
    await confirmAddress(test, member.user.id);
    const remove = (body: object) =>
      member.send('POST', '/api/delete-account', { password: PASSWORD, ...body });
    expect((await remove({})).json()).toMatchObject({
      fields: { code: 'Please enter a code from your app, or a recovery code, to confirm' },
    });
    expect(codeOf(await remove({ password: 'wrong', code: appCode(test, member.secret) }))).toBe(
      'WRONG_PASSWORD',
    );
    expect(codeOf(await remove({ code: '000000' }))).toBe('WRONG_CODE');
    expect((await remove({ code: appCode(test, member.secret) })).statusCode).toBe(200);
    const last = (await mailsTo(test, 'two.steps@example.org')).at(-1)!;
    expect(last.subject).toBe('Your Cortado account was deleted');
    expect(last.text).toContain('two.steps');
  });

  it('without a password is deleted by a code too, where it has one', async () => {
    const member = await signUpWithApp(test, 'provided');
    const { db } = test.services.database;
    await db
      .update(users)
      .set({ password: null, providerId: 'p', providerUid: 'provided' })
      .where(eq(users.id, member.user.id));
    const remove = (body: object) => member.send('POST', '/api/delete-account', body);
    expect(codeOf(await remove({ username: 'provided' }))).toBe('WRONG_CODE');
    const code = appCode(test, member.secret);
    expect(codeOf(await remove({ code }))).toBe('INVALID_REQUEST');
    expect((await remove({ code, username: 'provided' })).statusCode).toBe(200);
  });

  it('of an owner leaves no name behind, and no owner at the cafe', async () => {
    const member = await signUp(test, 'leaving.owner');
    const cafe = aCafe();
    await makeOwner(test, member, cafe.id);
    const { db } = test.services.database;
    const { version } = (await member.send('GET', '/api/owner/cafes')).json<
      { cafe: { version: number } }[]
    >()[0]!.cafe;
    const edit = { version, description: 'A new one.' };
    expect((await member.send('PUT', `/api/owner/cafes/${cafe.id}`, edit)).statusCode).toBe(200);
    await member.send('POST', '/api/delete-account', { password: PASSWORD });
    const entries = await trailOf(admin, cafe.id);
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['cafe.updated', 'A former owner'],
      ['cafe.owned', 'A former owner'],
    ]);
    expect(JSON.stringify(await db.select().from(auditEntries))).not.toContain('leaving.owner');
    const [row] = await db.select().from(cafes).where(eq(cafes.id, cafe.id));
    expect(row).toMatchObject({ ownerId: null, ownedSince: null, ownerProof: null });
  });

  it('takes its credits along if asked to, in the trail too', async () => {
    const member = await signUp(test, 'photographer');
    const { services } = test;
    const { db } = services.database;
    const cafe = aCafe();
    const photo = {
      cafeId: cafe.id,
      width: 900,
      height: 900,
      alt: 'A bar',
      credit: 'Ph. Ographer',
    };
    const rows = await db
      .insert(photos)
      .values([
        { ...photo, uploadedBy: member.user.id, hash: 'c1' },
        { ...photo, uploadedBy: admin.user.id, hash: 'c2', credit: 'The Admin' },
      ])
      .returning();
    const changes = rows.map(({ id, credit }) => ({
      action: 'cafe.photo_added' as const,
      subject: cafe,
      after: { photo: id, alt: 'A bar', credit },
    }));
    await services.database.inTransaction((tx) =>
      recordChanges(tx, { services, viewer: admin.user }, changes),
    );
    await member.send('POST', '/api/delete-account', { password: PASSWORD, withoutCredits: true });
    const left = await db
      .select()
      .from(photos)
      .where(eq(photos.cafeId, cafe.id))
      .orderBy(photos.id);
    expect(left.map(({ credit, uploadedBy }) => [credit, uploadedBy])).toEqual([
      ['', null],
      ['The Admin', admin.user.id],
    ]);
    const actors = (await trailOf(admin, cafe.id)).map(
      ({ after }) => (after as { credit: string }).credit,
    );
    expect(actors).toEqual(['The Admin', '']);
    await db.delete(photos).where(eq(photos.cafeId, cafe.id));
  });

  it('is not deleted by a request whose session has ended meanwhile', async () => {
    const { user, send } = await signUp(test, 'not.yet');
    const { deleteAccount } = await import('./delete-account.ts');
    const viewer = { ...user, sessionId: -1 } as unknown as Parameters<
      typeof deleteAccount
    >[0]['viewer'];
    const client = { logSecurityEvent: () => {} } as unknown as Parameters<
      typeof deleteAccount
    >[0]['client'];
    const context = { services: test.services, viewer, client };
    const input = {
      body: { password: PASSWORD, withoutCredits: false },
    } as Parameters<typeof deleteAccount>[1];
    await expect(deleteAccount(context, input)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await send('GET', '/api/user')).statusCode).toBe(200);
  });
});
