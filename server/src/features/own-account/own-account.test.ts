import type { AuditEntry, DeletionPreview, User } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditEntries,
  cafes,
  claimCodes,
  favorites,
  photos,
  ratings,
  users,
} from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { forgetOldNames } from '../audit/names-in-entries.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { setOwner } from '../cafes/set-owner.ts';
import { appCode, signUpWithApp } from '../two-step/testing-two-step.ts';

const DAY = 24 * 3600;

describe.each(testEngines)('one’s own account on $name', ({ open }) => {
  let test: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    test = await openTestApp(await open());
    admin = await signUp(test, 'the.admin', 'admin');
  });
  afterAll(() => test.close());

  const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;
  const me = async (member: TestMember) => (await member.send('GET', '/api/user')).json<User>();
  const rename = (member: TestMember, username: unknown) =>
    member.send('PUT', '/api/user/username', { username });
  const isFree = async (member: TestMember, username: string) =>
    (
      await member.send('GET', `/api/user/username?username=${encodeURIComponent(username)}`)
    ).json() as object;
  const confirmAddress = (id: number) =>
    test.services.database.db
      .update(users)
      .set({ emailConfirmedAt: test.services.now() })
      .where(eq(users.id, id));
  const mailsTo = async (email: string) => {
    await test.services.jobs.settled();
    return test.mails.filter(({ to }) => to === email);
  };
  const trailOf = async (cafeId: number) =>
    (await admin.send('GET', `/api/admin/audit?cafeId=${cafeId}`)).json<AuditEntry[]>();
  let nextCafe = 0;
  const aCafe = () => [...test.services.catalogue.snapshot.cafes.values()][nextCafe++]!;
  /** Makes a member the owner of a cafe, by themselves, as with a code. */
  const own = async ({ user }: TestMember, cafeId: number) => {
    const { services } = test;
    await services.database.inTransaction((tx) =>
      setOwner(
        tx,
        { services, viewer: { id: user.id } } as Parameters<typeof setOwner>[1],
        cafeId,
        {
          userId: user.id,
          proof: 'code',
        },
      ),
    );
    services.sessionCache.forget(user.id);
  };

  it('gets another name and bio, each alone too', async () => {
    const member = await signUp(test, 'renamed');
    const change = (body: object) => member.send('PATCH', '/api/user', body);
    expect((await change({ name: '  Åsa Ek ', bio: 'Filter.' })).json()).toMatchObject({
      name: 'Åsa Ek',
      bio: 'Filter.',
    });
    expect((await change({ bio: ' ' })).json()).toMatchObject({ name: 'Åsa Ek', bio: null });
    expect((await change({})).json()).toMatchObject({ name: 'Åsa Ek', bio: null });
    expect((await change({ name: ' ' })).json()).toMatchObject({
      fields: { name: 'Name is required' },
    });
    expect((await change({ bio: 'x'.repeat(501) })).json()).toMatchObject({
      fields: { bio: 'Bio must be at most 500 characters' },
    });
    // Nothing else of an account can be changed along.
    await change({ name: 'Åsa', role: 'admin', email: 'x@example.org', username: 'other' });
    expect(await me(member)).toMatchObject({
      name: 'Åsa',
      role: 'user',
      email: 'renamed@example.org',
      username: 'renamed',
    });
  });

  it('gets another username by the rules of registering, free whatever the case', async () => {
    await signUp(test, 'Taken.name');
    const member = await signUp(test, 'first.name');
    await confirmAddress(member.user.id);
    expect(await isFree(member, 'tAKEN.NAME')).toEqual({ isFree: false });
    expect(await isFree(member, 'FIRST.name')).toEqual({ isFree: true });
    expect(await isFree(member, 'second.name')).toEqual({ isFree: true });
    const taken = await rename(member, 'TAKEN.name');
    expect([taken.statusCode, taken.json()]).toEqual([
      409,
      {
        code: 'USERNAME_TAKEN',
        message: 'This username is already taken.',
        fields: { username: 'This username is already taken.' },
      },
    ]);
    for (const wrong of ['ab', 'with space', 'x'.repeat(41), '', 7, 'аbcdef']) {
      expect((await rename(member, wrong)).statusCode).toBe(400);
    }
    expect((await rename(member, 'First.Name')).json()).toMatchObject({ username: 'First.Name' });
    expect((await rename(member, 'second.name')).statusCode).toBe(200);
    const [mail] = (await mailsTo('first.name@example.org')).slice(-1);
    expect(mail).toMatchObject({ subject: 'Your Cortado username was changed' });
    const body = { username: 'second.name', password: PASSWORD };
    expect((await member.send('POST', '/api/login', body)).statusCode).toBe(200);
    // Not a change, so not counted.
    expect((await rename(member, 'second.name')).statusCode).toBe(200);
    expect((await rename(member, 'third.name')).statusCode).toBe(200);
    expect((await rename(member, 'fourth.name')).statusCode).toBe(429);
    test.wait(30 * DAY);
    await member.send('POST', '/api/login', { username: 'third.name', password: PASSWORD });
    expect((await rename(member, 'fourth.name')).statusCode).toBe(200);
    test.wait(-30 * DAY);
  });

  it('gets a username that two want at once only once', async () => {
    const members = [await signUp(test, 'wants.one'), await signUp(test, 'wants.two')];
    const answers = await Promise.all(members.map((member) => rename(member, 'wanted')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      fields: { username: 'This username is already taken.' },
    });
  });

  it('has its present name in the audit trail, as who did something and as an owner', async () => {
    const member = await signUp(test, 'keeper.before');
    const cafe = aCafe();
    await own(member, cafe.id);
    await rename(member, 'keeper.after');
    const [entry] = await trailOf(cafe.id);
    expect(entry).toMatchObject({ actorName: 'keeper.after', after: { owner: 'keeper.after' } });
  });

  it('says what its deletion takes along, and what stays', async () => {
    const member = await signUp(test, 'counted');
    const { db } = test.services.database;
    const [cafe, other] = [aCafe(), aCafe()];
    const { id: userId } = member.user;
    await own(member, cafe.id);
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

  it('is exported with what its member looks after, claimed and changed, and from where', async () => {
    const member = await signUp(test, 'exporting');
    const { services } = test;
    const { db } = services.database;
    const [cafe, other] = [aCafe(), aCafe()];
    await confirmAddress(member.user.id);
    await own(member, cafe.id);
    const [createdAt, expiresAt] = [services.now(), new Date(services.now().getTime() + 1000)];
    const code = {
      cafeId: other.id,
      userId: member.user.id,
      codeHash: 'h',
      sentTo: 'info@x.example',
    };
    await db.insert(claimCodes).values({ ...code, createdAt, expiresAt });
    const email = { email: 'exporting@new.example', password: PASSWORD };
    expect((await member.send('POST', '/api/user/email', email)).statusCode).toBe(200);
    const answer = await member.send('GET', '/api/user/export');
    const at = createdAt.toISOString();
    expect(answer.json()).toMatchObject({
      account: { newEmail: { address: 'exporting@new.example' } },
      cafes: [{ cafe: cafe.name, since: at, proof: 'code' }],
      claimCodes: [{ cafe: other.name, sentTo: 'info@x.example' }],
      changes: { total: 1, latest: [{ action: 'cafe.owned', subject: cafe.name }] },
      knownDevices: [{ expiresAt: expect.any(String) as string }],
      formerEmails: [{ email: 'exporting@example.org' }],
    });
    expect(answer.body).not.toMatch(/tokenHash|codeHash/);
  });

  it('is deleted with a code where there is a second step, and mails a last time', async () => {
    const member = await signUpWithApp(test, 'two.steps');
    await confirmAddress(member.user.id);
    const remove = (body: object) =>
      member.send('POST', '/api/delete-account', { password: PASSWORD, ...body });
    expect((await remove({})).json()).toMatchObject({
      fields: { code: 'Please enter a code of your app, or a recovery code, to confirm' },
    });
    expect(codeOf(await remove({ password: 'wrong', code: appCode(test, member.secret) }))).toBe(
      'WRONG_PASSWORD',
    );
    expect(codeOf(await remove({ code: '000000' }))).toBe('WRONG_CODE');
    expect((await remove({ code: appCode(test, member.secret) })).statusCode).toBe(200);
    const last = (await mailsTo('two.steps@example.org')).at(-1)!;
    expect(last.subject).toBe('Your Cortado account is deleted');
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
    await own(member, cafe.id);
    const { db } = test.services.database;
    const { version } = (await member.send('GET', '/api/owner/cafes')).json<
      { cafe: { version: number } }[]
    >()[0]!.cafe;
    const edit = { version, description: 'A new one.' };
    expect((await member.send('PUT', `/api/owner/cafes/${cafe.id}`, edit)).statusCode).toBe(200);
    await member.send('POST', '/api/delete-account', { password: PASSWORD });
    const entries = await trailOf(cafe.id);
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
    const told = (await trailOf(cafe.id)).map(({ after }) => (after as { credit: string }).credit);
    expect(told).toEqual(['The Admin', '']);
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
    const body = { password: PASSWORD, withoutCredits: false };
    await expect(deleteAccount(context, body, {} as never)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect((await send('GET', '/api/user')).statusCode).toBe(200);
  });

  it('is named in the trail for two years, whoever it was', async () => {
    const { services } = test;
    const { db } = services.database;
    const cafe = aCafe();
    const member = await signUp(test, 'long.ago');
    await own(member, cafe.id);
    await services.database.inTransaction(async (tx) => {
      await recordChanges(tx, { services, viewer: admin.user }, [
        { action: 'user.deleted', subject: { id: 1, name: 'somebody.deleted' } },
      ]);
      await recordChanges(tx, { services, viewer: null }, [
        { action: 'cafe.updated', subject: cafe, before: { name: 'A' }, after: { name: 'B' } },
      ]);
    });
    const names = async () => {
      const rows = await db.select().from(auditEntries).orderBy(auditEntries.id);
      return rows
        .slice(-3)
        .map(({ actorName, subjectName, after }) => [
          actorName,
          subjectName,
          (after as { owner?: string } | null)?.owner,
        ]);
    };
    const now = services.now().getTime();
    await forgetOldNames(db, new Date(now + 2 * 365 * DAY * 1000 - 1000));
    const before = [
      ['long.ago', cafe.name, 'long.ago'],
      ['the.admin', 'somebody.deleted', undefined],
      ['Command line', cafe.name, undefined],
    ];
    expect(await names()).toEqual(before);
    await forgetOldNames(db, new Date(now + 2 * 365 * DAY * 1000 + 1000));
    const gone = 'Name no longer kept';
    expect(await names()).toEqual([
      [gone, cafe.name, gone],
      [gone, gone, undefined],
      ['Command line', cafe.name, undefined],
    ]);
    const all = await db.select().from(auditEntries);
    expect(all.every(({ actorId }) => actorId === null)).toBe(true);
  });
});
