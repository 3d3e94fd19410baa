import type { User } from '@cortado/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, claimCodes } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import {
  confirmAddress,
  mailsTo,
  PASSWORD,
  signUp,
  type TestMember,
} from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { forgetOldNames } from '../audit/names-in-entries.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { makeOwner, trailOf } from './testing/own-account.ts';

const DAY = 24 * 3600;

describe.each(testEngines)('one’s own account on $name', ({ open }) => {
  let test: TestApp;
  let admin: TestMember;
  beforeAll(async () => {
    test = await openTestApp(await open());
    admin = await signUp(test, 'the.admin', 'admin');
  });
  afterAll(() => test.close());

  const me = async (member: TestMember) => (await member.send('GET', '/api/user')).json<User>();
  const rename = (member: TestMember, username: unknown) =>
    member.send('PUT', '/api/user/username', { username });
  const isFree = async (member: TestMember, username: string) =>
    (
      await member.send('GET', `/api/user/username?username=${encodeURIComponent(username)}`)
    ).json() as object;
  let nextCafe = 0;
  const aCafe = () => [...test.services.catalogue.snapshot.cafes.values()][nextCafe++]!;

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
    await confirmAddress(test, member.user.id);
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
    const [mail] = (await mailsTo(test, 'first.name@example.org')).slice(-1);
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
    await makeOwner(test, member, cafe.id);
    await rename(member, 'keeper.after');
    const [entry] = await trailOf(admin, cafe.id);
    expect(entry).toMatchObject({ actorName: 'keeper.after', after: { owner: 'keeper.after' } });
  });

  it('is exported with what its member looks after, claimed and changed, and from where', async () => {
    const member = await signUp(test, 'exporting');
    const { services } = test;
    const { db } = services.database;
    const [cafe, other] = [aCafe(), aCafe()];
    await confirmAddress(test, member.user.id);
    await makeOwner(test, member, cafe.id);
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

  it('is named in the trail for two years, whoever it was', async () => {
    const { services } = test;
    const { db } = services.database;
    const cafe = aCafe();
    const member = await signUp(test, 'long.ago');
    await makeOwner(test, member, cafe.id);
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
    const gone = 'Name deleted';
    expect(await names()).toEqual([
      [gone, cafe.name, gone],
      [gone, gone, undefined],
      ['Command line', cafe.name, undefined],
    ]);
    const all = await db.select().from(auditEntries);
    expect(all.every(({ actorId }) => actorId === null)).toBe(true);
  });
});
