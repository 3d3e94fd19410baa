import type {
  Cafe,
  ManagedPhoto,
  MySuggestion,
  QueuedSuggestion,
  Suggestion,
} from '@cortado/contract';
import { photoPath } from '@cortado/contract/photo-files';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoFiles, photos, rateLimits, suggestions } from '../../database/schema.ts';
import { DAY_MS } from '../../core/durations.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { addPhoto, fillPhotos, makePicture, uploadFile } from '../../testing/pictures.ts';
import { purgeRemoved } from '../photos/edit-photos.ts';

let tests = 0;

describe.each(testEngines)('a member’s photo on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let member: TestMember;
  let id: number;

  // Another cafe shows one: what is public of it makes nothing else public.
  beforeAll(async () => {
    // The seed has reports of its own.
    await opened.test.services.database.db.delete(suggestions);
    const other = [...opened.test.services.catalogue.snapshot.cafes.keys()].at(-1)!;
    await addPhoto(opened.test, opened.admin, other, { shade: 250 });
  });
  beforeEach(async () => {
    id = [...opened.test.services.catalogue.snapshot.cafes.keys()][tests++]!;
    member = await signUp(opened.test, `member${tests}`);
  });
  afterEach(async () => {
    const { db } = opened.test.services.database;
    await db.delete(rateLimits);
    await db.delete(suggestions);
  });

  const propose = async (who = member, shade = tests) => {
    const file = await makePicture({ shade });
    const query = { alt: 'A cup', credit: 'Mara', note: 'Taken today' };
    const answer = await uploadFile(opened.test, who, { cafeId: id, file, query });
    await opened.test.services.jobs.idle();
    return answer;
  };
  const queue = async () =>
    (await opened.admin.send('GET', '/api/admin/suggestions?kind=photo')).json<
      QueuedSuggestion[]
    >();
  const decide = async (verb: 'accept' | 'decline' | 'reopen', body: object = {}) => {
    const [row] = await opened.test.services.database.db.select().from(suggestions);
    return opened.admin.send('POST', `/api/admin/suggestions/${row!.id}/${verb}`, body);
  };
  const shown = async () =>
    (await openBrowser(opened.test).send('GET', `/api/cafes/${id}`)).json<Cafe>().photos!;
  const fileAs = (who: Pick<TestMember, 'cookies'>, hash: string) =>
    opened.test.app.inject({ url: photoPath(hash, 480, 'webp'), cookies: who.cookies });

  it('waits in the queue, where admins alone see it, and is shown once it is accepted', async () => {
    const answer = await propose();
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      {
        message:
          'Thank you. An admin will review it before anything changes. You can follow it in your profile.',
        photo: null,
      },
    ]);
    const [row] = await queue();
    expect(row).toMatchObject({
      kind: 'photo',
      cafe: { id },
      photo: { alt: 'A cup', credit: 'Mara', state: 'ready', width: 1200 },
    });
    const { hash } = row!.photo!;
    expect(await shown()).toEqual([]);
    expect((await fileAs(member, hash)).statusCode).toBe(404);
    const seen = await fileAs(opened.admin, hash);
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await fileAs({ cookies: {} }, hash)).statusCode).toBe(404);
    expect((await decide('accept')).json<Suggestion>()).toMatchObject({ state: 'accepted' });
    expect(await shown()).toMatchObject([{ hash, alt: 'A cup', credit: 'Mara' }]);
    expect((await fileAs({ cookies: {} }, hash)).statusCode).toBe(200);
    const mine = await member.send('GET', '/api/user/suggestions');
    expect(mine.json<MySuggestion[]>()).toMatchObject([{ state: 'accepted', photo: { hash } }]);
    expect((await decide('reopen')).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await decide('accept')).statusCode).toBe(200);
    expect(await shown()).toHaveLength(1);
  });

  it('is discarded when it is declined, which can be taken back', async () => {
    await propose();
    const { hash } = (await queue())[0]!.photo!;
    const declined = await decide('decline', { reason: 'not_true' });
    expect(declined.json()).toMatchObject({ state: 'declined', photo: null });
    for (const who of [{ cookies: {} }, member]) {
      expect((await fileAs(who, hash)).statusCode).toBe(404);
    }
    expect((await decide('reopen')).json()).toMatchObject({ state: 'open', photo: { hash } });
    await decide('decline', { reason: 'not_true' });
    const { database, now } = opened.test.services;
    await purgeRemoved(database, new Date(now().getTime() + 31 * DAY_MS));
    expect(await database.db.$count(photoFiles, eq(photoFiles.hash, hash))).toBe(0);
  });

  it('is one suggestion, whoever sends the same', async () => {
    const other = await signUp(opened.test, `also${tests}`);
    await propose();
    await propose(other);
    await propose(other, tests + 50);
    expect(await queue()).toMatchObject([{ members: 2 }, { members: 1 }]);
    expect(await opened.test.services.database.db.$count(photos, eq(photos.cafeId, id))).toBe(2);
  });

  it('is refused where the cafe has it, and after five an hour', async () => {
    await addPhoto(opened.test, opened.admin, id, { shade: tests });
    expect((await propose()).json()).toMatchObject({ message: 'Already added as photo 1.' });
    for (let shade = 100; shade < 104; shade++) {
      expect((await propose(member, shade)).statusCode).toBe(202);
    }
    expect((await propose(member, 110)).json()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is not accepted where there is no room, or if it is gone', async () => {
    await propose();
    await fillPhotos(opened.test, id, 12);
    expect((await decide('accept')).json()).toMatchObject({ code: 'TOO_MANY_PHOTOS' });
    const [first] = (await opened.admin.send('GET', `/api/cafes/${id}/photos/manage`)).json<
      ManagedPhoto[]
    >();
    await opened.admin.send('DELETE', `/api/photos/${first!.id}`);
    expect((await decide('accept')).statusCode).toBe(200);
    expect((await shown()).at(-1)).toMatchObject({ alt: 'A cup', credit: 'Mara' });
  });

  it('goes with the account while it is open', async () => {
    await propose();
    const exported = await member.send('GET', '/api/user/export');
    expect(exported.json()).toMatchObject({ photos: [{ alt: 'A cup', credit: 'Mara' }] });
    const { hash } = (await queue())[0]!.photo!;
    await member.send('POST', '/api/delete-account', { password: PASSWORD });
    expect(await queue()).toEqual([]);
    const { db } = opened.test.services.database;
    expect(await db.$count(photoFiles, eq(photoFiles.hash, hash))).toBe(0);
  });
});
