import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  dataFolder,
  freePort,
  startProduct,
  stopProduct,
  type Folder,
  type Product,
} from '../helper/product.ts';
import { openMailbox } from '../../testing/mailbox.ts';
import { registerMember } from '../helper/visitor.ts';

let folder: Folder;
const running: Product[] = [];

beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(async () => {
  for (const product of running.splice(0)) {
    product.kill('SIGKILL');
    await product.ended;
  }
  await folder.remove();
});

async function start(settings: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ DATA_DIR: folder.path, ...settings });
  running.push(product);
  return product;
}

/** How many cafes a running product shows. */
async function countCafes(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/cafes`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as unknown[]).length;
}

const PASSWORD_LINE = /password[^\n]*\S/i;

describe('a first start', () => {
  it('prints no password where one was given', async () => {
    const product = await start({ ADMIN_PASSWORD: 'seven quiet espresso cups' });
    await product.ready;
    expect(product.output()).not.toMatch(/seven quiet espresso cups/);
    expect(product.output()).not.toMatch(PASSWORD_LINE);
  });

  it('starts empty with SEED=none', async () => {
    const product = await start({ SEED: 'none' });
    expect(await countCafes(await product.ready)).toBe(0);
  });
});

describe('a second start', () => {
  it('has the same data and prints no password', async () => {
    const first = await start();
    const before = await (await fetch(`${await first.ready}/api/cafes`)).text();
    await stopProduct(first);

    const second = await start();
    const after = await (await fetch(`${await second.ready}/api/cafes`)).text();
    expect(after).toBe(before);
    expect(second.output()).not.toMatch(PASSWORD_LINE);
    expect(second.output()).not.toMatch(/seeding/i);
  });

  it('sends the mails pending at the kill, once', async () => {
    const port = await freePort();
    const settings = { MAIL_URL: `smtp://127.0.0.1:${port}` };
    const first = await start(settings);
    await registerMember(await first.ready, 'mara');
    first.kill('SIGKILL');
    await first.ended;

    const mailbox = await openMailbox(port);
    try {
      await (
        await start(settings)
      ).ready;
      await mailbox.latestTo('mara@example.org');
      expect(mailbox.countTo('mara@example.org')).toBe(1);
    } finally {
      await mailbox.close();
    }
  });

  it('works after the first was killed while creating the database', async () => {
    const first = await start();
    await expect.poll(() => first.output(), { timeout: 30_000, interval: 20 }).toMatch(/database/i);
    first.kill('SIGKILL');
    await first.ended;

    const second = await start();
    expect(await countCafes(await second.ready)).toBe(105);
  });
});

describe('stopping', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with exit code 0', async (signal) => {
    const product = await start({ SEED: 'none' });
    await product.ready;
    product.kill(signal);
    expect(await product.ended).toEqual({ code: 0, signal: null });
  });

  it('ends at once while it is still starting', async () => {
    const product = await start();
    await expect
      .poll(() => product.output(), { timeout: 30_000, interval: 20 })
      .toMatch(/database/i);
    product.kill('SIGINT');
    const { code, signal } = await product.ended;
    expect(code === 0 || code === 130 || signal === 'SIGINT').toBe(true);
  });
});

/** What it says where it ends by itself, unsuccessfully, in words and not with a stack. */
async function refusal(product: Product): Promise<string> {
  const { code } = await product.ended;
  expect(code).toBeGreaterThan(0);
  expect(product.output()).not.toMatch(/^\s+at .+:\d+/m);
  return product.output();
}

describe('a start that fails', () => {
  it('says that another process uses the data', async () => {
    const first = await start();
    const origin = await first.ready;
    expect(await refusal(await start())).toMatch(/in use|already|another/i);
    expect(await countCafes(origin)).toBe(105);
  });

  it('says that the port is taken', async () => {
    const port = String(await freePort());
    const first = await start({ PORT: port, SEED: 'none' });
    await first.ready;
    const other = await dataFolder();
    expect(await refusal(await start({ PORT: port, DATA_DIR: other.path }))).toContain('PORT');
    await other.remove();
  });

  it('says that the data folder is a file', async () => {
    const path = join(folder.path, 'taken');
    await writeFile(path, '');
    expect(await refusal(await start({ DATA_DIR: path }))).toContain(path);
  });

  it('says that the database server is unavailable', async () => {
    const url = `postgres://nobody:secret-word@127.0.0.1:${await freePort()}/none`;
    const said = await refusal(await start({ DATABASE_URL: url }));
    expect(said).toMatch(/DATABASE_URL|PostgreSQL|database/i);
    expect(said).not.toContain('secret-word');
  });

  it.each([
    ['PORT', '70000'],
    ['APP_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://127.0.0.1/x'],
    ['SEED', 'everything'],
    ['MAP_STYLE_URL', 'javascript:alert(1)'],
    ['MAIL_URL', 'ftp://127.0.0.1'],
    ['TRUST_PROXY', 'someone'],
    ['PLACES_PROVIDER', 'nowhere'],
  ])('names the setting %s where it is %s', async (name, value) => {
    expect(await refusal(await start({ [name]: value }))).toContain(name);
  });

  it('leaves a folder it cannot use as it was', async () => {
    const path = join(folder.path, 'mine');
    await mkdir(path);
    await writeFile(join(path, 'letter.txt'), 'dear');
    const product = await start({ DATA_DIR: path, PORT: 'abc' });
    await product.ended;
    expect(await readdir(path)).toEqual(['letter.txt']);
  });
});
