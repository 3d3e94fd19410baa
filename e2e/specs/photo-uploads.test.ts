import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MemberMenu, expectToast } from '../drivers/auth.ts';
import { button, choose, count, openPhotos } from '../drivers/photos.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { holdRequests, isPost } from '../helper/held-requests.ts';
import { photoFile } from '../helper/photo-files.ts';

const product = useSharedProduct(useBrowser());
const admin = useAdmin(product);

/** The photos in the form of one of the cafes. */
async function openForm({ openAdmin } = admin): Promise<Page> {
  const cafe = await product.ownCafe();
  return openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`));
}

/** Chooses three photos, two of which are being sent. */
async function startUploads(page: Page) {
  const held = await holdRequests(page, '**/photos?*', isPost);
  const names = ['a.jpg', 'b.jpg', 'c.jpg'];
  await choose(page, ...(await Promise.all(names.map((name) => photoFile(name)))));
  await expect.poll(held.count).toBe(2);
  return held;
}

/** How many addresses of files the page holds. */
async function watchAddresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const held = new Set<string>();
    Object.assign(window, { held });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      const address = create(file);
      held.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      held.delete(address);
      revoke(address);
    };
  });
  return () => page.evaluate(() => (window as unknown as { held: Set<string> }).held.size);
}

it('continues uploading while another tab of the form is open, and asks before the page is left', async () => {
  const page = await openForm();
  const addresses = await watchAddresses(page);
  const held = await startUploads(page);
  await page.getByRole('tab', { name: 'Hours' }).click();
  let questions = 0;
  page.on('dialog', (question) => {
    questions += 1;
    void question.dismiss();
  });
  await page.reload({ timeout: 2000 }).catch(() => null);
  expect(questions).toBe(1);
  expect(await addresses()).toBe(3);
  await held.answer();
  await held.answer();
  await held.answer();
  await expectToast(page, '3 photos uploaded');
  await expect.poll(addresses).toBe(0);
  await page.getByRole('tab', { name: 'Photos' }).click();
  await count(page, 3);
});

it('continues uploading when the form is left, and says there what was not uploaded', async () => {
  const page = await openForm();
  const addresses = await watchAddresses(page);
  const held = await startUploads(page);
  await page.getByRole('link', { name: 'Manage Cafes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await held.abort();
  await expectToast(page, 'A photo was not uploaded');
  await held.answer();
  await held.answer();
  await expectToast(page, '2 photos uploaded');
  await page.goBack();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await count(page, 2);
  await button(page, 'Dismiss: a.jpg').click();
  await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' });
  expect(await addresses()).toBe(0);
});

it('stops uploading when the member signs out', async () => {
  const page = await openForm(useAdmin(product));
  const held = await startUploads(page);
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(request.method()));
  await new MemberMenu(page).choose('Logout');
  await expectToast(page, 'Logged out');
  await expect.poll(() => stopped).toEqual(['POST', 'POST']);
  expect(held.count()).toBe(2);
});

it('stays on the page when a file is dropped outside the drop zone', async () => {
  const page = await openForm();
  const drop = (where: Locator, type: string) =>
    where.evaluate((element, name) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true, dataTransfer: data };
      const event = new DragEvent(name, init);
      element.dispatchEvent(event);
      return event.defaultPrevented;
    }, type);
  const beside = page.getByRole('heading', { level: 1 });
  expect(await drop(beside, 'dragover')).toBe(true);
  expect(await drop(beside, 'drop')).toBe(true);
  expect(await page.getByRole('list', { name: 'Uploads' }).count()).toBe(0);
  const zone = page.getByText('Drop photos here');
  await drop(zone, 'drop');
  await page.getByText('We can’t read this photo.').waitFor();
  await page.getByRole('tab', { name: 'Hours' }).click();
  expect(await drop(beside, 'drop')).toBe(false);
});
