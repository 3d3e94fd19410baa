import { connect } from 'node:net';
import { promisify } from 'node:util';
import type { ManagedPhoto } from '@cortado/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { photoOriginals, photos, rateLimits } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import {
  addPhoto,
  drawPicture,
  fillPhotos,
  FORMATS,
  makePicture,
  uploadFile,
} from '../../testing/pictures.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
let tests = 0;

describe.each(testEngines)('uploading photos on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let id: number;

  beforeEach(() => {
    id = [...opened.test.services.catalogue.snapshot.cafes.keys()][tests++]!;
  });
  afterEach(() => opened.test.services.database.db.delete(rateLimits));

  const upload = (file: Buffer, who: Parameters<typeof uploadFile>[1] = opened.admin) =>
    uploadFile(opened.test, who, { cafeId: id, file });
  const kept = async () => {
    const { db } = opened.test.services.database;
    return [await db.$count(photos, eq(photos.cafeId, id)), await db.$count(photoOriginals)];
  };

  it('refuses what is no photo, whatever it says it is, and saves nothing', async () => {
    const jpeg = await makePicture();
    const gif = await drawPicture().gif().toBuffer();
    const files = [
      Buffer.from(''),
      Buffer.from('No photo at all, but long enough to be looked at'),
      Buffer.from(SVG),
      gif,
      Buffer.from('%PDF-1.7 1 0 obj <</Type /Catalog>> endobj trailer'),
      // Begins as another kind, and holds a whole photo.
      Buffer.concat([Buffer.from('GIF89a/*'), jpeg]),
      Buffer.concat([Buffer.from('<html><!--'), jpeg]),
      // Begins as a photo, and is another kind.
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(SVG), Buffer.from('ffd9', 'hex')]),
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), gif, Buffer.from('IEND')]),
    ];
    for (const file of files) {
      const answer = await upload(file);
      expect([400, 415]).toContain(answer.statusCode);
      expect(answer.json<{ code: string }>().code).toMatch(/^PHOTO_(UNREADABLE|BROKEN)$/);
    }
    expect((await upload(files[1]!)).json()).toEqual({
      code: 'PHOTO_UNREADABLE',
      message: 'We can’t read this photo. Use JPEG, PNG, WebP or AVIF.',
    });
    expect(await kept()).toEqual([0, 0]);
  });

  it.each(['heic', 'heix', 'mif1'])(
    'says what to do with the photo of an iPhone: %s',
    async (brand) => {
      const file = Buffer.concat([
        Buffer.from('00000018', 'hex'),
        Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`, 'latin1'),
        Buffer.alloc(100),
      ]);
      const answer = await upload(file);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'PHOTO_UNREADABLE' });
      expect(answer.json<{ message: string }>().message).toMatch(/HEIC .* File > Export, .* JPEG/);
    },
  );

  it.each(FORMATS)('refuses a %s that is broken off, wherever', async (format) => {
    const file = await makePicture({ format });
    for (const share of [0.3, 0.6, 0.9, 0.99]) {
      const answer = await upload(file.subarray(0, Math.floor(file.length * share)));
      expect(answer.json()).toEqual({
        code: 'PHOTO_BROKEN',
        message: 'The file is incomplete. Please choose another copy.',
      });
    }
    expect(await kept()).toEqual([0, 0]);
  });

  it('refuses what is too small, has too many pixels or bytes, each with a sentence', async () => {
    const small = await upload(await makePicture({ width: 640, height: 900 }));
    expect(small.json()).toMatchObject({
      code: 'PHOTO_TOO_SMALL',
      message: 'Too small: 640 px wide. Photos must be at least 800 px wide.',
    });
    // Its width once it is upright.
    const turned = await upload(await makePicture({ width: 1200, height: 700, orientation: 8 }));
    expect(turned.json()).toMatchObject({
      message: 'Too small: 700 px wide. Photos must be at least 800 px wide.',
    });
    const blank = { width: 12_000, height: 12_000, channels: 3 as const, background: '#000' };
    const bomb = await sharp({ create: blank }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect((await upload(bomb)).json()).toMatchObject({
      code: 'PHOTO_TOO_LARGE',
      message: 'Too large: 144 megapixels. Photos can have up to 50.',
    });
    const avif = await makePicture({ format: 'avif' });
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(6000, size);
    avif.writeUInt32BE(5000, size + 4);
    expect((await upload(avif)).json()).toMatchObject({
      code: 'PHOTO_TOO_LARGE',
      message: 'Too large: 30 megapixels. AVIF photos can have up to 25.',
    });
    const heavy = await upload(Buffer.alloc(18 * 1024 * 1024));
    expect(heavy.statusCode).toBe(413);
    expect(heavy.json()).toMatchObject({ message: 'Too large: 18 MB. Photos can be up to 12 MB.' });
    expect(await kept()).toEqual([0, 0]);
  });

  it('refuses a JPEG of so many scans that decoding it takes minutes', async () => {
    const progressive = await drawPicture().jpeg({ progressive: true }).toBuffer();
    const scan = progressive.lastIndexOf(Buffer.from('ffda', 'hex'));
    const scans = Array<Buffer>(200).fill(progressive.subarray(scan, -2));
    const end = progressive.subarray(-2);
    // What is hidden from a search for the end: a comment that holds one.
    const comment = Buffer.from('fffe0004ffd9', 'hex');
    const before = progressive.subarray(0, scan);
    const answer = await upload(Buffer.concat([before, comment, ...scans, end]));
    expect(answer.statusCode).toBe(415);
    expect(answer.json<{ message: string }>().message).toMatch(/^This JPEG has 20\d scans, more/);
    // What is behind the end, a film, is none.
    expect((await upload(Buffer.concat([progressive, ...scans]))).statusCode).toBe(202);
    await opened.test.services.jobs.idle();
  });

  it('refuses a photo that is there already, naming its place, and takes twelve', async () => {
    await fillPhotos(opened.test, id, 11);
    await addPhoto(opened.test, opened.admin, id, { shade: 2 });
    expect((await upload(await makePicture({ shade: 2 }))).json()).toEqual({
      code: 'PHOTO_EXISTS',
      message: 'Already added as photo 12.',
      text: 'alreadyAddedAs',
      params: { place: 12 },
    });
    expect((await upload(await makePicture({ shade: 77 }))).json()).toEqual({
      code: 'TOO_MANY_PHOTOS',
      message: 'A café can have up to 12 photos. Remove one first.',
    });
  });

  it('reports that there is no room, and saves nothing', async () => {
    const { db } = opened.test.services.database;
    await db.execute(sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    await db.execute(sql`create trigger full_disk before insert on photo_originals
      for each row execute function full_disk()`);
    const answer = await upload(await makePicture());
    await db.execute(sql`drop trigger full_disk on photo_originals`);
    await db.execute(sql`drop function full_disk()`);
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      { code: 'NO_ROOM', message: 'Server storage is full. Nothing was saved.' },
    ]);
    expect(await kept()).toEqual([0, 0]);
  });

  it('begins with a photo that is there, though what comes after the commit fails', async () => {
    const { database, jobs } = opened.test.services;
    const { db } = database;
    await db.execute(sql`create function hide_members() returns trigger language plpgsql as
      $$ begin alter table users rename to hidden_users; return null; end $$`);
    await db.execute(sql`create constraint trigger hide_members after insert on photos
      deferrable initially deferred for each row execute function hide_members()`);
    const answer = await upload(await makePicture());
    await db.execute(sql`alter table hidden_users rename to users`);
    await db.execute(sql`drop function hide_members() cascade`);
    expect(answer.statusCode).toBe(500);
    await jobs.idle();
    const [photo] = await db.select().from(photos).where(eq(photos.cafeId, id));
    expect(photo).toMatchObject({ state: 'ready' });
  });

  it('shows why a photo has failed that could not be decoded, and lets it be sent again', async () => {
    const file = await makePicture({ format: 'png' });
    // Its end is there, and what it says of itself; the picture is not.
    const hollow = Buffer.concat([file.subarray(0, file.length / 2), file.subarray(-12)]);
    expect((await upload(hollow)).statusCode).toBe(202);
    await opened.test.services.jobs.idle();
    const manage = async () =>
      (await opened.admin.send('GET', `/api/cafes/${id}/photos/manage`)).json<ManagedPhoto[]>();
    expect(await manage()).toMatchObject([
      {
        state: 'failed',
        failure: 'The file is incomplete. Please choose another copy.',
        thumbHash: null,
      },
    ]);
    expect((await upload(hollow)).statusCode).toBe(202);
    await opened.test.services.jobs.idle();
    const [failed, ...more] = await manage();
    expect(more).toEqual([]);
    expect(await kept()).toEqual([1, 0]);
    await opened.admin.send('DELETE', `/api/photos/${failed!.id}`);
    expect(await manage()).toEqual([]);
  });

  it('is nothing for guests, nor for a cafe that is not there', async () => {
    const file = await makePicture();
    expect((await upload(file, { cookies: {} })).statusCode).toBe(401);
    const answer = await uploadFile(opened.test, opened.admin, { cafeId: 999_999, file });
    expect(answer.json()).toMatchObject({ code: 'CAFE_NOT_FOUND' });
  });
});

describe('uploading photos over the network', () => {
  const opened = useAdminTest(testEngines[0]!.open);
  let port: number;

  beforeAll(async () => {
    const address = await opened.test.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });

  const head = (length: number, cafeId: number) => {
    const cookie = Object.entries(opened.admin.cookies)
      .map((pair) => pair.join('='))
      .join('; ');
    return `POST /api/cafes/${cafeId}/photos HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: image/jpeg\r\ncontent-length: ${length}\r\n\r\n`;
  };
  const begin = (length: number, first: Buffer, cafeId = 1) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => {});
    socket.write(head(length, cafeId));
    const sent = new Promise((resolve) => socket.write(first, resolve));
    return { socket, sent, answer: () => answer };
  };
  const count = () => opened.test.services.database.db.$count(photos);

  it('saves nothing of one that is cut off', async () => {
    const file = await makePicture();
    const before = await count();
    const { socket, sent } = begin(file.length, file.subarray(0, file.length / 2));
    await sent;
    socket.destroy();
    const whole = begin(file.length, file);
    await waitFor(() => expect(whole.answer()).toContain(' 202 '));
    whole.socket.destroy();
    expect(await count()).toBe(before + 1);
  });

  it('is refused by its announced length before it is sent', async () => {
    const { socket, answer } = begin(20 * 1024 * 1024, Buffer.alloc(10));
    await waitFor(() => expect(answer()).toContain('Too large: 20 MB'));
    expect(answer()).toContain(' 413 ');
    socket.destroy();
  });

  it('lets a client send three at once, and refuses the others', async () => {
    const file = await makePicture({ shade: 3 });
    const all = Array.from({ length: 30 }, () => begin(file.length, file.subarray(0, 100)));
    const refused = () => all.filter(({ answer }) => answer().includes(' 429 '));
    await waitFor(() => expect(refused()).toHaveLength(27));
    expect(refused()[0]!.answer()).toContain('Too many photos are being uploaded');
    for (const { socket } of all) socket.destroy();
    // Until the server has noticed, they count.
    const connections = promisify((done: (error: Error | null, count: number) => void) =>
      opened.test.app.server.getConnections(done),
    );
    await waitFor(async () => expect(await connections()).toBe(0));
    const later = begin(file.length, file, 2);
    await waitFor(() => expect(later.answer()).toContain(' 202 '));
    later.socket.destroy();
  });
});
