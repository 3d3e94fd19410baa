import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolder, startProduct, type Folder, type Product } from '../helper/product.ts';

// The rest of what a start may meet is in `e2e/faults/start.test.ts`.

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

const PASSWORD_LINE = /password[^\n]*\S/i;

it('a first start makes the database, seeds it, and says where it listens and the admin password; a second one after a kill has the same', async () => {
  const first = await start();
  const read = async (origin: string) => {
    const answer = await fetch(`${origin}/api/cafes`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as unknown[];
  };
  const cafes = await read(await first.ready);
  expect(cafes).toHaveLength(105);
  expect(first.output()).toMatch(/121 cafes/);
  expect(first.output()).toMatch(PASSWORD_LINE);
  first.kill('SIGKILL');
  await first.ended;

  const second = await start();
  expect(await read(await second.ready)).toEqual(cafes);
  expect(second.output()).not.toMatch(PASSWORD_LINE);
  expect(second.output()).not.toMatch(/seeding/i);
});

it('SIGTERM ends it with exit code 0, and does not wait for visitors who keep their connection open', async () => {
  const product = await start({ SEED: 'none' });
  await (await fetch(`${await product.ready}/api/cafes`)).text();
  product.kill('SIGTERM');
  expect(await product.ended).toEqual({ code: 0, signal: null });
});

it('a start that cannot be names the setting, in words and not with a stack', async () => {
  const product = await start({ PORT: 'abc' });
  expect((await product.ended).code).toBeGreaterThan(0);
  expect(product.output()).toContain('PORT');
  expect(product.output()).not.toMatch(/^\s+at .+:\d+/m);
});
