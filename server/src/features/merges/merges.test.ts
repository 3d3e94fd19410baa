import type {
  AdminCafe,
  AuditEntry,
  Cafe,
  CafeOwner,
  MergeDone,
  ManagedPhoto,
  MergePreview,
  QueuedSuggestion,
} from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cafes, rateLimits, ratings } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';
import { mergePair } from '../../testing/merges.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { addPhoto, makePicture, uploadFile } from '../../testing/pictures.ts';

describe.each(testEngines)('merging cafes on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let winnerId: number;
  let loserId: number;
  let next = 0;

  beforeEach(() => {
    const ids = [...opened.test.services.catalogue.snapshot.cafes.keys()].toSorted((a, b) => a - b);
    [winnerId, loserId] = [ids[next]!, ids[next + 1]!];
    next += 2;
  });
  afterEach(() => opened.test.services.database.db.delete(rateLimits));

  const admin = async <T>(method: 'GET' | 'POST', url: string, body?: object) =>
    (await opened.admin.send(method, url, body)).json<T>();
  const visit = (url: string) => openBrowser(opened.test).send('GET', url);
  const read = (id: number) => admin<AdminCafe>('GET', `/api/admin/cafes/${id}`);
  const preview = () =>
    admin<MergePreview>('GET', `/api/admin/merges/preview?winner=${winnerId}&loser=${loserId}`);
  const mergeNow = (take?: string[]) => mergePair(opened.admin, winnerId, loserId, take);
  const undo = (id: number) => opened.admin.send('POST', `/api/admin/merges/${id}/undo`, {});
  /** A rating each at these times, by n members. */
  const rate = async (cafeId: number, first: number, last: number, at: string) =>
    opened.test.services.database.db.execute(sql`
      insert into ratings (user_id, cafe_id, rating, review, created_at)
      select id, ${cafeId}, 1 + (id * ${cafeId}) % 5, 'Of ' || ${cafeId}::int, ${at}::timestamptz
      from users where username ~ '^rater[0-9]+$'
        and substr(username, 6)::int between ${first} and ${last}`);
  const ratingsOf = async (id: number) =>
    opened.test.services.database.db
      .select({ userId: ratings.userId, rating: ratings.rating, review: ratings.review })
      .from(ratings)
      .where(eq(ratings.cafeId, id))
      .orderBy(ratings.userId);
  const makeRaters = (count: number) =>
    opened.test.services.database.db.execute(sql`
      insert into users (username, email, name)
      select 'rater' || n, 'rater' || n || '@example.org', 'Rater' from generate_series(1, ${count}::int) n
      on conflict do nothing`);

  it('reads nobody’s favorites anew but theirs whose have changed', async () => {
    const { favorites } = opened.test.services;
    const others = await signUp(opened.test, 'reads.on');
    const own = await signUp(opened.test, 'has.a.heart');
    await own.send('POST', '/api/favorites', { cafeId: loserId });
    await waitFor(async () => {
      for (const { send } of [others, own]) await send('GET', '/api/cafes');
      for (const { user } of [others, own]) expect(favorites.peek(user.id)).not.toBeNull();
    });
    const { id } = (await mergeNow()).json<MergeDone>();
    // With the answer, before it is announced.
    expect(favorites.peek(own.user.id)).toBeNull();
    expect(favorites.peek(others.user.id)).not.toBeNull();
    await waitFor(async () => {
      await own.send('GET', '/api/cafes');
      expect(favorites.peek(own.user.id)).not.toBeNull();
    });
    expect((await undo(id)).statusCode).toBe(200);
    expect(favorites.peek(own.user.id)).toBeNull();
  });

  it('takes fields of the loser, leads its address to the winner, and can be undone', async () => {
    const before = { winner: await read(winnerId), loser: await read(loserId) };
    const { id, cafe } = (await mergeNow(['phone', 'openingHours', 'name'])).json<MergeDone>();
    expect(cafe).toMatchObject({ name: before.loser.name, phone: before.loser.phone });
    expect(cafe.address).toBe(before.winner.address);
    const led = await visit(`/api/cafes/${loserId}`);
    expect([led.statusCode, led.headers['location']]).toEqual([301, `/api/cafes/${winnerId}`]);
    expect(led.headers['cache-control']).toBe('no-cache');
    const trail = await admin<AuditEntry[]>('GET', `/api/admin/audit?cafeId=${winnerId}`);
    expect(trail[0]).toMatchObject({
      action: 'cafe.merged',
      after: { merge: id, cafe: { id: loserId } },
    });
    expect((await undo(id)).statusCode).toBe(200);
    const { version: _w, ...winner } = await read(winnerId);
    const { version: _l, ...loser } = await read(loserId);
    expect(before).toMatchObject({ winner, loser });
    expect((await visit(`/api/cafes/${loserId}`)).json<Cafe>().name).toBe(before.loser.name);
    expect((await undo(id)).json()).toMatchObject({ code: 'CANNOT_UNDO' });
  });

  it('moves favorites and reports; a member with both has one left', async () => {
    const [mara, noor] = [
      await signUp(opened.test, `mara${next}`),
      await signUp(opened.test, `noor${next}`),
    ];
    const keep = (who: typeof mara, cafeId: number) =>
      who.send('POST', '/api/favorites', { cafeId });
    const favorites = async (who: typeof mara) =>
      (await who.send('GET', '/api/favorites')).json<Cafe[]>().map(({ id }) => id);
    await keep(mara, loserId);
    await keep(noor, loserId);
    await keep(noor, winnerId);
    await mara.send('POST', `/api/cafes/${loserId}/reports`, { reason: 'hours' });
    await mara.send('POST', `/api/cafes/${loserId}/reports`, {
      reason: 'duplicate',
      duplicateOf: winnerId,
    });
    await mara.send('POST', `/api/cafes/${loserId}/reports`, { reason: 'moved' });
    await noor.send('POST', `/api/cafes/${winnerId}/reports`, { reason: 'moved' });
    expect(await preview()).toMatchObject({
      favorites: { count: 1, both: 1 },
      ratings: { count: 0, both: 0 },
      reports: 3,
    });
    const { id } = (await mergeNow()).json<MergeDone>();
    expect(await favorites(mara)).toEqual([winnerId]);
    expect(await favorites(noor)).toEqual([winnerId]);
    const kinds = async (cafeId: number) =>
      (await admin<QueuedSuggestion[]>('GET', `/api/admin/suggestions?cafeId=${cafeId}`)).map(
        ({ kind }) => kind,
      );
    expect(await kinds(winnerId)).toEqual(['hours', 'moved']);
    expect(await kinds(loserId)).toEqual([]);
    await undo(id);
    expect(await favorites(mara)).toEqual([loserId]);
    expect((await favorites(noor)).toSorted((a, b) => a - b)).toEqual([winnerId, loserId]);
    expect(await kinds(loserId)).toEqual(['hours']);
  });

  it('moves photos that the other has not, and proposed ones; undone, they are back', async () => {
    const member = await signUp(opened.test, `photographer${next}`);
    const photosOf = async (id: number) =>
      (await admin<ManagedPhoto[]>('GET', `/api/cafes/${id}/photos/manage`)).map((one) => one.id);
    const add = (id: number, shade: number) => addPhoto(opened.test, opened.admin, id, { shade });
    const kept = await add(winnerId, 1);
    const same = await add(loserId, 1);
    const [first, second] = [await add(loserId, 20), await add(loserId, 30)];
    const file = await makePicture({ shade: 40 });
    await uploadFile(opened.test, member, { cafeId: loserId, file });
    await opened.test.services.jobs.idle();
    expect(await preview()).toMatchObject({ photos: { count: 2, left: 1 } });
    const { id } = (await mergeNow()).json<MergeDone>();
    expect(await photosOf(winnerId)).toEqual([kept, first, second]);
    expect(await photosOf(loserId)).toEqual([same]);
    expect((await visit(`/api/cafes/${winnerId}`)).json<Cafe>().photos).toHaveLength(3);
    const [proposed] = await admin<QueuedSuggestion[]>(
      'GET',
      `/api/admin/suggestions?cafeId=${winnerId}`,
    );
    expect(proposed).toMatchObject({ kind: 'photo', photo: { state: 'ready' } });
    await undo(id);
    expect(await photosOf(winnerId)).toEqual([kept]);
    expect(await photosOf(loserId)).toEqual([same, first, second]);
    expect((await visit(`/api/cafes/${loserId}`)).json<Cafe>().photos).toHaveLength(3);
    const { statusCode } = await opened.admin.send(
      'POST',
      `/api/admin/suggestions/${proposed!.id}/accept`,
      {},
    );
    expect([statusCode, (await photosOf(loserId)).length]).toEqual([200, 4]);
  });

  it('of two with 5,000 ratings each keeps the newer of each member, and undone is as before', async () => {
    await makeRaters(8000);
    await rate(winnerId, 1, 5000, '2026-03-01T00:00:00Z');
    // Of those who rated both, half did so later here.
    await rate(loserId, 3001, 4000, '2026-02-01T00:00:00Z');
    await rate(loserId, 4001, 8000, '2026-04-01T00:00:00Z');
    const stand = async () => ({
      winner: await ratingsOf(winnerId),
      loser: await ratingsOf(loserId),
      shown: (await opened.admin.send('GET', '/api/admin/cafes'))
        .json<AdminCafe[]>()
        .map(({ id, averageRating, totalRatings }) => [id, averageRating, totalRatings]),
    });
    await opened.test.services.catalogue.refresh({ kind: 'all' });
    const before = await stand();
    expect([before.winner.length, before.loser.length]).toEqual([5000, 5000]);
    expect((await preview()).ratings).toEqual({ count: 3000, both: 2000 });
    const { id, cafe } = (await mergeNow()).json<MergeDone>();
    expect(cafe.totalRatings).toBe(8000);
    const kept = await ratingsOf(winnerId);
    const reviews = kept.map(({ review }) => review);
    expect(reviews.filter((review) => review === `Of ${winnerId}`)).toHaveLength(4000);
    expect(reviews.filter((review) => review === `Of ${loserId}`)).toHaveLength(4000);
    const stars = kept.reduce((sum, { rating }) => sum + rating, 0);
    expect(cafe.averageRating).toBe(Math.round((stars / 8000) * 10) / 10);
    expect((await visit(`/api/cafes/${winnerId}`)).json<Cafe>().totalRatings).toBe(8000);
    await undo(id);
    expect(await stand()).toEqual(before);
  });

  it('moves the owner to a cafe that has none, and back; of two owners each keeps their own', async () => {
    const [mara, noor] = [
      await signUp(opened.test, `owner${next}`, 'cafe_owner'),
      await signUp(opened.test, `other${next}`, 'cafe_owner'),
    ];
    const own = (cafeId: number, ownerId: number) =>
      opened.test.services.database.db
        .update(cafes)
        .set({ ownerId, ownedSince: new Date('2026-05-01T00:00:00Z'), ownerProof: 'code' })
        .where(eq(cafes.id, cafeId));
    const ownerOf = async (id: number) =>
      (await admin<{ owner: CafeOwner | null }>('GET', `/api/admin/cafes/${id}/owner`)).owner;
    await own(loserId, mara.user.id);
    const first = (await mergeNow()).json<MergeDone>();
    expect(await ownerOf(winnerId)).toMatchObject({
      id: mara.user.id,
      since: '2026-05-01T00:00:00.000Z',
      proof: 'code',
    });
    expect(await ownerOf(loserId)).toBeNull();
    expect((await visit(`/api/cafes/${winnerId}`)).json<Cafe>().hasOwner).toBe(true);
    const trail = await admin<AuditEntry[]>('GET', `/api/admin/audit?cafeId=${winnerId}`);
    expect(trail.map(({ action }) => action)).toContain('cafe.owned');
    await undo(first.id);
    expect([await ownerOf(winnerId), (await ownerOf(loserId))?.id]).toEqual([null, mara.user.id]);

    await own(winnerId, noor.user.id);
    const second = (await mergeNow()).json<MergeDone>();
    const both = [noor.user.id, mara.user.id];
    expect([(await ownerOf(winnerId))?.id, (await ownerOf(loserId))?.id]).toEqual(both);
    await undo(second.id);
    expect([(await ownerOf(winnerId))?.id, (await ownerOf(loserId))?.id]).toEqual(both);
  });

  it('leaves what has changed since when it is undone', async () => {
    await makeRaters(3);
    const late = await signUp(opened.test, `late${next}`);
    await late.send('POST', `/api/cafes/${loserId}/ratings`, { rating: 5, review: 'Before' });
    const { id } = (await mergeNow(['phone'])).json<MergeDone>();
    opened.test.wait(60);
    const winner = await read(winnerId);
    await opened.admin.send('PUT', `/api/admin/cafes/${winnerId}`, {
      ...winner,
      phone: '617-555-0199',
    });
    await rate(winnerId, 1, 2, '2026-06-01T13:00:00Z');
    await undo(id);
    expect((await read(winnerId)).phone).toBe('617-555-0199');
    expect(await ratingsOf(winnerId)).toHaveLength(2);
    expect(await ratingsOf(loserId)).toMatchObject([{ userId: late.user.id, review: 'Before' }]);
  });

  it('refuses a cafe and itself, an outdated view, and what is gone', async () => {
    const { winner, loser } = await preview();
    const body = {
      winnerId,
      loserId,
      winnerVersion: winner.cafe.version,
      loserVersion: loser.cafe.version,
    };
    const send = (more: object) =>
      opened.admin.send('POST', '/api/admin/cafes/merge', { ...body, ...more });
    expect((await send({ loserId: winnerId })).json()).toMatchObject({
      fields: { loserId: 'A café can’t be merged with itself' },
    });
    expect((await send({ loserVersion: 99 })).json()).toMatchObject({ code: 'STALE_EDIT' });
    expect((await send({ loserId: 999_999 })).json()).toMatchObject({ code: 'CAFE_NOT_FOUND' });
    const both = await Promise.all([send({}), send({})]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await undo(999_999)).json()).toMatchObject({ code: 'MERGE_NOT_FOUND' });
  });

  it('leads through several merges, of which the last is undone first, and none after 30 days', async () => {
    const first = (await mergeNow()).json<MergeDone>();
    const [firstWinner, firstLoser] = [winnerId, loserId];
    loserId = firstWinner;
    winnerId = [...opened.test.services.catalogue.snapshot.cafes.keys()].find(
      (id) => id > loserId,
    )!;
    const second = (await mergeNow()).json<MergeDone>();
    expect((await visit(`/api/cafes/${firstLoser}`)).headers['location']).toBe(
      `/api/cafes/${winnerId}`,
    );
    expect((await undo(first.id)).json()).toMatchObject({ code: 'CANNOT_UNDO' });
    expect((await undo(second.id)).statusCode).toBe(200);
    opened.test.wait(31 * 24 * 3600);
    const { admin: curator } = opened;
    const again = await curator.send('POST', '/api/login', {
      username: 'curator',
      password: 'A good one 4 tests',
    });
    expect(again.statusCode).toBe(200);
    expect((await undo(first.id)).json()).toMatchObject({ code: 'CANNOT_UNDO' });
  });
});
