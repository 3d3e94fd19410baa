import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { bostonTiles } from '../../testing/boston-tiles.ts';
import { createServerDatabase } from '../../testing/server-database.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { CafeFacts } from '../helper/api.ts';
import { makeImage, startImage, type Image } from '../helper/image.ts';
import { startProduct, stopProduct } from '../helper/product.ts';

type ListedCafe = CafeFacts & { photo: { hash: string } | null };

let image: Image;
beforeAll(async () => {
  image = await makeImage();
});
afterAll(() => image.remove());

/** Every file and when it was last written. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return `${path} ${(await stat(path)).mtimeMs}`;
    }),
  );
}

const start = (settings: Record<string, string>) => startImage(image, settings);

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  expect([200, 206]).toContain(answer.status);
  return Buffer.from(await answer.arrayBuffer());
};
const cafesOf = async (origin: string) =>
  JSON.parse(String(await read(`${origin}/api/cafes`))) as ListedCafe[];

/** As a newer version leaves a database. */
async function leaveAsNewer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await client.end();
}

it('runs from dist/ alone as the Dockerfile says, moves its data to PostgreSQL and writes nothing outside them', async () => {
  const before = await filesOf(image.app);
  const tiles = join(image.app, '../boston.pmtiles');
  await writeFile(tiles, bostonTiles());
  const embedded = await start({ SEED: 'demo', MAP_TILES: tiles });
  const { origin } = embedded;
  const [first] = await cafesOf(origin);

  const page = String(await read(`${origin}/`));
  expect(page).toContain(first!.name);
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(page)!;
  expect((await read(origin + script!)).length).toBeGreaterThan(1_000);
  expect(
    (await read(`${origin}/photos/${first!.photo!.hash}-480.avif`)).toString('latin1', 4, 12),
  ).toBe('ftypavif');
  expect((await read(`${origin}/cards/cafe/${first!.id}.png`)).toString('latin1', 1, 4)).toBe(
    'PNG',
  );
  expect(String(await read(`${origin}/map-tiles.pmtiles`, { range: 'bytes=0-6' }))).toBe('PMTiles');

  const backup = join(image.app, '../backup.gz');
  expect(await embedded.isHealthy()).toBe(true);
  expect(await image.run(['node', 'admin.js', 'reset', 'ada_abara'])).toContain('password');
  expect(await image.run(['node', 'backup.js', backup])).toContain(backup);
  const expected = await cafesOf(origin);
  expect(await stopProduct(embedded.product)).toEqual({ code: 0, signal: null });
  expect(await embedded.isHealthy()).toBe(false);

  const database = await createServerDatabase();
  onTestFinished(database.drop);
  const settings = { DATABASE_URL: database.url };
  const csv = join(image.app, '../cafes.csv');
  await writeFile(
    csv,
    'name,address,latitude,longitude\nThe Moved Cup,1 Main St Boston,42.36,-71.06\n',
  );
  expect(await image.run(['npm', 'run', '--silent', 'restore', '--', backup], settings)).toContain(
    'Restored ',
  );
  expect(await image.run(['node', 'import.js', csv], settings)).toContain('1');
  const server = await start(settings);
  expect(await cafesOf(server.origin)).toEqual(expected);
  expect(await stopProduct(server.product)).toEqual({ code: 0, signal: null });

  await leaveAsNewer(database.url);
  const refused = await startProduct({ ...image.env, ...settings }, [join(image.app, 'main.js')]);
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.output()).toMatch(/by a newer version of Cortado/);

  expect(await filesOf(image.app)).toEqual(before);
});
