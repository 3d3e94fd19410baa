import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';
import { dataFolder, freePort, startProduct, stopProduct, type Folder } from '../helper/product.ts';
import { changeText, copyOfRoot } from '../helper/copy-of-root.ts';

const visit = useBrowser();
let next: Folder;
let data: Folder;

beforeAll(async () => {
  [next, data] = await Promise.all([copyOfRoot(), dataFolder()]);
  await changeText(join(next.path, 'web/src/features/about'), 'About Cortado', 'About us');
  await promisify(execFile)(process.execPath, [join(next.path, 'scripts/command.mjs'), 'build']);
});
afterAll(() => Promise.all([next.remove(), data.remove()]));

it('lets an open page work after a new build and a restart, and offers the new version', async () => {
  const settings = { DATA_DIR: data.path, PORT: String(await freePort()) };
  const start = async (command?: readonly string[]) => {
    const product = await startProduct(settings, command);
    onTestFinished(async () => {
      await stopProduct(product);
    });
    await product.ready;
    return product;
  };
  const former = await start();
  const page = await visit(await former.ready);
  await new Discovery(page).settled();
  await stopProduct(former);
  await start([join(next.path, 'scripts/command.mjs'), 'start']);

  const heading = page.getByRole('heading', { level: 1 });
  const script = page.waitForResponse(/\/AboutScreen-[^/]*\.js$/);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  expect((await script).status()).toBe(200);
  await heading.filter({ hasText: 'About Cortado' }).waitFor();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await notice.getByRole('link', { name: 'Reload' }).click();
  await heading.filter({ hasText: 'About us' }).waitFor();
  expect(await notice.count()).toBe(0);
});
