import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FetchSource, PMTiles } from 'pmtiles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bostonTiles } from '../../../../testing/boston-tiles.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { createApp } from '../../app/create-app.ts';
import { parseSettings } from '../../core/settings.ts';
import { testEngines } from '../../testing/database.ts';
import { collectLog } from '../../testing/log.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const [engine] = testEngines;
const ARCHIVE = bostonTiles();
const OTHER = bostonTiles(-71.2);

let test: TestApp;
let folder: string;
let path: string;
let app: Awaited<ReturnType<typeof createApp>>;
let url: string;

const { logger, lines } = collectLog();
const appWith = (MAP_TILES: string) =>
  createApp({ ...test.services, logger, settings: parseSettings({ MAP_TILES }) });
const ask = (headers: Record<string, string>, method = 'GET') => fetch(url, { headers, method });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

beforeAll(async () => {
  test = await openTestApp(await engine!.open(), { seed: 'none' });
  folder = await mkdtemp(join(tmpdir(), 'cortado-tiles-'));
  path = join(folder, 'boston.pmtiles');
  await writeFile(path, ARCHIVE);
  app = await appWith(path);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/map-tiles.pmtiles`;
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
});

describe('a file of tiles', () => {
  it.each([
    ['bytes=0-126', 0, 127],
    ['bytes=10-10', 10, 11],
    ['bytes=100-99999999', 100, ARCHIVE.length],
    ['bytes=100-', 100, ARCHIVE.length],
    ['bytes=-20', ARCHIVE.length - 20, ARCHIVE.length],
  ])('is answered by the range %s, again from memory', async (range, start, end) => {
    for (let time = 0; time < 2; time++) {
      const answer = await ask({ range });
      expect(answer.status).toBe(206);
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${start}-${end - 1}/${ARCHIVE.length}`,
      );
      expect(answer.headers.get('etag')).toMatch(/^"[^"]+"$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await bytesOf(answer)).equals(ARCHIVE.subarray(start, end))).toBe(true);
    }
  });

  it('is answered whole where no range, or several, are asked for', async () => {
    for (const headers of [{}, { range: 'bytes=0-1,5-6' }, { range: 'lines=1-2' }]) {
      const answer = await ask(headers);
      expect(answer.status).toBe(200);
      expect((await bytesOf(answer)).equals(ARCHIVE)).toBe(true);
    }
    const head = await ask({}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(ARCHIVE.length));
  });

  it('knows ranges beyond its end, and its versions', async () => {
    const beyond = await ask({ range: `bytes=${ARCHIVE.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${ARCHIVE.length}`);
    const etag = (await ask({ range: 'bytes=0-1' })).headers.get('etag')!;
    const range = 'bytes=0-9';
    expect((await ask({ range, 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range, 'if-match': etag })).status).toBe(206);
    expect((await ask({ range, 'if-match': '"other"' })).status).toBe(412);
    expect((await ask({ range, 'if-range': '"other"' })).status).toBe(200);
  });

  it('is a map that the library of PMTiles reads', async () => {
    const tiles = new PMTiles(new FetchSource(url));
    expect(await tiles.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 10 });
    expect((await tiles.getZxy(10, 309, 378))!.data.byteLength).toBeGreaterThan(50);
    expect(await tiles.getZxy(10, 0, 0)).toBeUndefined();
  });
});

describe('a file of tiles that changes while it is open', () => {
  beforeEach(async () => {
    await writeFile(path, ARCHIVE);
    // Not the time of a former test's.
    await utimes(path, 1, Math.random() * 1e9);
    await waitFor(async () => {
      if (!(await bytesOf(await ask({}))).equals(ARCHIVE)) throw new Error('It is not yet back.');
    });
  });
  const etagNow = async () => (await ask({ range: 'bytes=0-9' })).headers.get('etag');

  it.each([
    [
      'by another one',
      async () => {
        await writeFile(`${path}.new`, OTHER);
        await rename(`${path}.new`, path);
      },
    ],
    ['in its place', () => writeFile(path, OTHER)],
  ])('is answered in its new version, %s', async (_how, replace) => {
    const tiles = new PMTiles(new FetchSource(url));
    const before = Buffer.from((await tiles.getZxy(10, 309, 378))!.data);
    const etag = await etagNow();
    await replace();
    await expect.poll(etagNow).not.toBe(etag);
    expect((await bytesOf(await ask({}))).equals(OTHER)).toBe(true);
    const after = Buffer.from((await tiles.getZxy(10, 309, 378))!.data);
    expect(after.equals(before)).toBe(false);
  });

  it('never mixes versions: what it reads anew has the new ETag', async () => {
    const etag = await etagNow();
    await writeFile(path, OTHER);
    const answer = await ask({ range: 'bytes=11-2000' });
    expect(answer.headers.get('etag')).not.toBe(etag);
    expect((await bytesOf(answer)).equals(OTHER.subarray(11, 2001))).toBe(true);
  });

  it.each([
    ['is gone', () => rm(path), { causes: [{ code: 'ENOENT' }] }],
    [
      'is no archive any more',
      () => writeFile(path, 'nothing'),
      { message: expect.stringContaining('not a PMTiles archive') as string },
    ],
  ])('says that it is being replaced while it %s, and comes back', async (_what, spoil, cause) => {
    const status = async () => (await ask({ range: 'bytes=3-4' })).status;
    await spoil();
    lines.length = 0;
    await expect.poll(status).toBe(503);
    expect(await status()).toBe(503);
    await writeFile(path, ARCHIVE);
    await expect.poll(status).toBe(206);
    expect(lines).toMatchObject([
      { msg: 'The tiles of the map cannot be sent.', err: cause },
      { msg: 'The tiles of the map are sent again.' },
    ]);
  });
});

describe('the setting MAP_TILES', () => {
  it.each([
    ['is missing', async () => {}, /can’t be read/],
    ['is no archive', (file: string) => writeFile(file, 'nothing'), /not a PMTiles archive/],
    [
      'is of version 2',
      (file: string) => writeFile(file, Buffer.from(ARCHIVE).fill(2, 7, 8)),
      /version 3/,
    ],
    [
      'is cut off',
      (file: string) => writeFile(file, ARCHIVE.subarray(0, 100)),
      /not a PMTiles archive/,
    ],
    [
      'contains images',
      (file: string) => writeFile(file, Buffer.from(ARCHIVE).fill(2, 99, 100)),
      /images/,
    ],
  ])('is refused with a sentence where the file %s', async (_what, make, sentence) => {
    const file = join(folder, 'bad.pmtiles');
    await rm(file, { force: true });
    await make(file);
    await expect(appWith(file)).rejects.toThrow(sentence);
    await expect(appWith(file)).rejects.toThrow('MAP_TILES');
  });

  it('lets pages ask another host for its tiles', async () => {
    const other = await appWith('https://tiles.example/planet.pmtiles');
    const { headers } = await other.inject('/healthz');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://tiles.example;",
    );
    await other.close();
  });
});
