import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { copyOfData, startProduct, type Folder, type Product } from '../helper/product.ts';

// More cases of a start are in `e2e/faults/start.test.ts`.

let folder: Folder;
const running: Product[] = [];

beforeEach(async () => {
  folder = await copyOfData(inject('filledData'));
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

it('a first start seeds the database, and says where it listens and the admin password', () => {
  const said = inject('firstStart');
  expect(said).toMatch(/147 cafes/);
  expect(said).toMatch(/listening at http/i);
  expect(said).toMatch(PASSWORD_LINE);
});

it('a start after a kill has the same data; SIGTERM ends it with exit code 0, and it does not wait for visitors who leave their connection open', async () => {
  const read = async (origin: string) => {
    const answer = await fetch(`${origin}/api/cafes`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as unknown[];
  };
  const first = await start();
  const cafes = await read(await first.ready);
  expect(cafes).toHaveLength(105);
  first.kill('SIGKILL');
  await first.ended;

  const second = await start();
  expect(await read(await second.ready)).toEqual(cafes);
  expect(second.output()).not.toMatch(PASSWORD_LINE);
  expect(second.output()).not.toMatch(/seeding/i);
  second.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, signal: null });
});

it('a start that fails names the setting, in a sentence and not with a stack', async () => {
  const product = await start({ PORT: 'abc' });
  expect((await product.ended).code).toBeGreaterThan(0);
  expect(product.output()).toContain('PORT');
  expect(product.output()).not.toMatch(/^\s+at .+:\d+/m);
});
