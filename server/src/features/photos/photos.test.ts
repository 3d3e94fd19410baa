import { randomBytes } from 'node:crypto';
import type { AuditEntry, Cafe, ManagedPhoto, UploadedPhoto } from '@cortado/contract';
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoPath } from '@cortado/contract/photo-files';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { cafes, photoFiles, photoOriginals, photos } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { addPhoto, FORMATS, makePicture, uploadFile } from '../../testing/pictures.ts';
import { saveOriginal, readOriginal } from './processing/photo-job.ts';
import { purgeRemoved } from './edit-photos.ts';

let tests = 0;

describe.each(testEngines)('photos of cafes on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let id: number;
  let otherId: number;

  beforeEach(() => {
    const ids = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    [id, otherId] = [ids[tests * 2]!, ids[tests * 2 + 1]!];
    tests++;
  });

  const add = (picture?: Parameters<typeof addPhoto>[3], who = opened.admin, cafeId = id) =>
    addPhoto(opened.test, who, cafeId, { shade: tests, ...picture });
  const manage = async (who: TestMember = opened.admin, cafeId = id) =>
    (await who.send('GET', `/api/cafes/${cafeId}/photos/manage`)).json<ManagedPhoto[]>();
  const shown = async (cafeId = id) =>
    (await openBrowser(opened.test).send('GET', `/api/cafes/${cafeId}`)).json<Cafe>();
  const file = (hash: string, width: 480 | 960 | 1600 = 480, format: 'avif' | 'webp' = 'webp') =>
    opened.test.app.inject({ url: photoPath(hash, width, format) });
  const ownedBy = async (who: TestMember, cafeId: number) => {
    const { database, sessionCache } = opened.test.services;
    await database.db
      .update(cafes)
      .set({ ownerId: who.user.id, ownedSince: new Date(), ownerProof: 'code' })
      .where(eq(cafes.id, cafeId));
    sessionCache.forget(who.user.id);
  };

  it('keeps an original of several statements whole', async () => {
    const { database } = opened.test.services;
    const photoId = await add();
    const original = randomBytes(1_300_000);
    await database.inTransaction((tx) => saveOriginal(tx, photoId, original));
    const read = await readOriginal(database.db, photoId);
    expect(original.equals(read!)).toBe(true);
  });

  it('makes every size of it, without any metadata, once it has been accepted', async () => {
    const picture = await makePicture({ width: 1800, height: 1200, shade: tests });
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const answer = await uploadFile(opened.test, opened.admin, { cafeId: id, file: picture });
    expect(answer.statusCode).toBe(202);
    expect(answer.json<UploadedPhoto>().photo).toMatchObject({
      state: 'processing',
      thumbHash: null,
      width: 1800,
      height: 1200,
      uploadedBy: 'curator',
    });
    await opened.test.services.jobs.idle();
    const [photo] = await manage();
    expect(photo).toMatchObject({ state: 'ready', failure: null });
    for (const width of PHOTO_WIDTHS) {
      for (const format of PHOTO_FORMATS) {
        const { rawPayload, headers } = await file(photo!.hash, width, format);
        const size = await sharp(rawPayload).metadata();
        expect([size.width, headers['content-type']]).toEqual([width, `image/${format}`]);
        expect([size.exif, size.icc, size.xmp, size.iptc]).toEqual(Array(4).fill(undefined));
        expect(rawPayload.includes('Camera of a member')).toBe(false);
        expect(rawPayload.byteLength).toBeLessThan(250_000);
      }
    }
    const { db } = opened.test.services.database;
    expect(await db.$count(photoOriginals, eq(photoOriginals.photoId, photo!.id))).toBe(0);
  });

  it.each(FORMATS)('takes %s', async (format) => {
    await add({ format });
    const [photo] = await manage();
    expect(photo).toMatchObject({ state: 'ready', width: 1200, height: 900 });
  });

  it('turns it upright, and enlarges nothing', async () => {
    await add({ width: 700, height: 900, orientation: 6 });
    const [photo] = await manage();
    expect(photo).toMatchObject({ width: 900, height: 700 });
    const { rawPayload } = await file(photo!.hash, 1600);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 900, height: 700 });
    // What was left is on top.
    const top = await sharp(rawPayload)
      .extract({ left: 400, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(150);
  });

  it('shows it with an alternative text only, the first as the cover', async () => {
    const first = await add({ alt: '' });
    const second = await add({ alt: 'The counter', shade: tests + 100 });
    expect((await shown()).photos).toMatchObject([{ id: second, alt: 'The counter', credit: '' }]);
    const edited = await opened.admin.send('PATCH', `/api/photos/${first}`, {
      alt: 'A cup',
      credit: 'Mara',
      focalX: 10,
    });
    expect(edited.json()).toMatchObject({ alt: 'A cup', focalX: 10, focalY: 50 });
    const cafe = await shown();
    expect(cafe.photos).toMatchObject([{ id: first, credit: 'Mara', focalX: 10 }, { id: second }]);
    const { id: _id, credit: _credit, ...cover } = cafe.photos![0]!;
    expect(cafe.photo).toEqual(cover);
    const list = await openBrowser(opened.test).send('GET', '/api/cafes');
    const listed = list.json<Cafe[]>().find((one) => one.id === id)!;
    expect([listed.photo, listed.photos]).toEqual([cover, undefined]);
    const long = await opened.admin.send('PATCH', `/api/photos/${first}`, {
      alt: 'x'.repeat(10_000),
    });
    expect(long.json()).toMatchObject({ fields: { alt: 'Please use at most 300 characters' } });
  });

  it('is put in order, removed, and put back, all of which is audited', async () => {
    const ids = [await add(), await add({ shade: tests + 60 }), await add({ shade: tests + 120 })];
    const order = (some: number[]) =>
      opened.admin.send('PUT', `/api/cafes/${id}/photos/order`, { ids: some });
    const [a, b, c] = ids as [number, number, number];
    expect((await order([c, a, b])).json<ManagedPhoto[]>().map((one) => one.id)).toEqual([c, a, b]);
    expect((await order([c, a])).json()).toMatchObject({ code: 'PHOTOS_CHANGED' });
    expect((await order([c, a, a])).json()).toMatchObject({ code: 'PHOTOS_CHANGED' });
    expect((await shown()).photos!.map((one) => one.id)).toEqual([c, a, b]);
    const removed = await opened.admin.send('DELETE', `/api/photos/${a}`);
    expect(removed.json<ManagedPhoto[]>().map((one) => one.id)).toEqual([c, b]);
    expect((await shown()).photos).toHaveLength(2);
    const restored = await opened.admin.send('POST', `/api/photos/${a}/restore`, {});
    expect(restored.json<ManagedPhoto[]>().map((one) => one.id)).toEqual([c, a, b]);
    const trail = await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`);
    expect(trail.json<AuditEntry[]>().map(({ action }) => action)).toEqual([
      'cafe.photo_restored',
      'cafe.photo_removed',
      'cafe.photos_ordered',
      'cafe.photo_added',
      'cafe.photo_added',
      'cafe.photo_added',
    ]);
  });

  it('is sent to nobody but admins a minute after its removal, though another cafe shows one', async () => {
    await add({ shade: tests + 100 }, opened.admin, otherId);
    const photo = await add();
    const [{ hash }] = (await manage()) as [ManagedPhoto];
    expect((await file(hash)).statusCode).toBe(200);
    await opened.admin.send('DELETE', `/api/photos/${photo}`);
    // Nobody has asked for this size before.
    expect((await file(hash, 960)).statusCode).toBe(404);
    opened.test.wait(61);
    expect((await file(hash)).statusCode).toBe(404);
    const { cookies } = opened.admin;
    const answer = await opened.test.app.inject({ url: photoPath(hash, 480, 'webp'), cookies });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
  });

  it('cannot be put back after 30 days, and its files are gone then', async () => {
    const photo = await add();
    const [{ hash }] = (await manage()) as [ManagedPhoto];
    await opened.admin.send('DELETE', `/api/photos/${photo}`);
    opened.test.wait(31 * 24 * 3600);
    await opened.admin.send('POST', '/api/login', { username: 'curator', password: PASSWORD });
    const late = await opened.admin.send('POST', `/api/photos/${photo}/restore`, {});
    expect(late.json()).toMatchObject({ code: 'CANNOT_UNDO' });
    const { database, now } = opened.test.services;
    await purgeRemoved(database, now());
    expect(await database.db.$count(photos, eq(photos.id, photo))).toBe(0);
    expect(await database.db.$count(photoFiles, eq(photoFiles.hash, hash))).toBe(0);
    expect((await file(hash)).statusCode).toBe(404);
  });

  it('is for the cafe’s owner, not for another one’s', async () => {
    const owner = await signUp(opened.test, `keeper${tests}`, 'cafe_owner');
    const other = await signUp(opened.test, `other${tests}`, 'cafe_owner');
    await ownedBy(owner, id);
    await ownedBy(other, otherId);
    const photo = await add({}, owner);
    expect((await shown()).photos).toMatchObject([{ id: photo }]);
    const calls = [
      ['GET', `/api/cafes/${id}/photos/manage`],
      ['PUT', `/api/cafes/${id}/photos/order`, { ids: [photo] }],
      ['PATCH', `/api/photos/${photo}`, { alt: 'Mine' }],
      ['DELETE', `/api/photos/${photo}`],
    ] as const;
    for (const [method, url, body] of calls) {
      expect((await other.send(method, url, body)).json()).toMatchObject({ code: 'NOT_YOUR_CAFE' });
    }
    for (const [method, url, body] of calls) {
      expect((await owner.send(method, url, body)).statusCode).toBe(200);
    }
    const back = `/api/photos/${photo}/restore`;
    expect((await other.send('POST', back, {})).json()).toMatchObject({ code: 'NOT_YOUR_CAFE' });
    expect((await owner.send('POST', back, {})).statusCode).toBe(200);
  });

  it('is cached for hours, not sent again if known, and is not found under other names', async () => {
    await add();
    const [{ hash }] = (await manage()) as [ManagedPhoto];
    const { headers } = await file(hash);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=14400',
      'x-content-type-options': 'nosniff',
    });
    const again = await opened.test.app.inject({
      url: photoPath(hash, 480, 'webp'),
      headers: { 'if-none-match': headers['etag'] as string },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // No query goes round what is in memory, or fills it.
    const { answers } = opened.test.services;
    const { bytes } = answers;
    const asked = await opened.test.app.inject({ url: `${photoPath(hash, 480, 'webp')}?1` });
    expect(asked.statusCode).toBe(200);
    expect(answers.bytes - bytes).toBeLessThan(2400);
    for (const name of [
      `${hash}-500.webp`,
      `${hash}-480.png`,
      'x-480.webp',
      `${'0'.repeat(32)}-480.webp`,
    ]) {
      expect((await opened.test.app.inject({ url: `/photos/${name}` })).statusCode).toBe(404);
    }
  });

  it.each([0, -3600])(
    'is looked for again after a minute, where the clock is set by %d seconds meanwhile',
    async (step) => {
      await add();
      const { app } = opened.test;
      const origin = app.server.listening
        ? app.listeningOrigin
        : await app.listen({ port: 0, host: '127.0.0.1' });
      const [{ hash }] = (await manage()) as [ManagedPhoto];
      const isHot = async () => {
        const { answered } = app.hotReads;
        const answer = await fetch(origin + photoPath(hash, 480, 'webp'));
        expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
        return app.hotReads.answered > answered;
      };
      expect([await isHot(), await isHot()]).toEqual([false, true]);
      opened.test.wait(step);
      expect(await isHot()).toBe(true);
      opened.test.wait(61);
      expect([await isHot(), await isHot()]).toEqual([false, true]);
    },
  );

  it('goes with the account of who uploaded it, but for the photo itself, and with its cafe', async () => {
    const owner = await signUp(opened.test, `leaves${tests}`, 'cafe_owner');
    await ownedBy(owner, id);
    const photo = await add({}, owner);
    const exported = await owner.send('GET', '/api/user/export');
    expect(exported.json()).toMatchObject({ photos: [{ alt: 'A cup', state: 'ready' }] });
    const [{ hash }] = (await manage()) as [ManagedPhoto];
    await owner.send('POST', '/api/delete-account', { password: 'A good one 4 tests' });
    expect(await manage()).toMatchObject([{ id: photo, uploadedBy: null }]);
    await opened.admin.send('DELETE', `/api/admin/cafes/${id}`);
    const { db } = opened.test.services.database;
    expect(await db.$count(photoFiles, eq(photoFiles.hash, hash))).toBe(0);
  });

  it('costs a cafe one entry in the catalogue, whose revision it renews', async () => {
    const { db } = opened.test.services.database;
    const revision = async () =>
      (await db.execute<{ revision: string }>(sql`select revision from cafes where id = ${id}`))
        .rows[0]!.revision;
    const before = await revision();
    const photo = await add({ alt: '' });
    expect(await revision()).toBe(before);
    await opened.admin.send('PATCH', `/api/photos/${photo}`, { alt: 'Now it is shown' });
    expect(await revision()).not.toBe(before);
  });
});
