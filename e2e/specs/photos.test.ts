import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { button, choose, count, openPhotos } from '../drivers/photos.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations, violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdRequests, isPost } from '../helper/held-requests.ts';
import { liftByKey } from '../helper/keyboard-drag.ts';
import { photoFile } from '../helper/photo-files.ts';
import { quiet } from '../helper/quiet.ts';

const product = useSharedProduct(useBrowser());
const { open, ownCafe } = product;
const { openAdmin, ask } = useAdmin(product);

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
/** The alternative texts of the cards, in their order. */
const order = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Photos in order' }).locator('li > div > p').allInnerTexts();

/** Opens a photo's panel, which is a sheet on a phone, and fills in what one sees. */
async function describePhoto(page: Page, place: number, alt: string, isPhone: boolean) {
  await page.getByRole('button', { name: new RegExp(`^Photo ${place}(:|$)`) }).click();
  const within: Page | Locator = isPhone ? page.getByRole('dialog') : page;
  await within.getByRole('textbox', { name: 'Alt text' }).fill(alt);
  await within.getByRole('textbox', { name: 'Credit' }).focus();
  await within.getByText('All changes saved').waitFor();
  if (isPhone) await page.keyboard.press('Escape');
}

describe.each(['desktop', 'phone'] as const)('the photos of a cafe on a %s', (size) => {
  const isPhone = size === 'phone';

  it('are uploaded, described, put in order, removed and restored', async () => {
    const cafe = await ownCafe();
    const page = await openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`, { size }));
    await choose(page, await photoFile('one.jpg'), await photoFile('two.webp', { format: 'webp' }));
    await page.getByText('Processing...').first().waitFor();
    await count(page, 2);
    await choose(page, await photoFile('three.png', { format: 'png' }));
    await count(page, 3);
    await page.getByRole('tab', { name: 'Photos 3', exact: true }).waitFor();
    await page.getByText('Add alt text to publish this photo.').first().waitFor();
    for (const [at, alt] of ['A bar', 'A window', 'A cup'].entries()) {
      await describePhoto(page, at + 1, alt, isPhone);
    }
    expect(await order(page)).toEqual(['A bar', 'A window', 'A cup']);
    await quiet(page);
    expect(await findViolations(page)).toEqual([]);

    await button(page, 'Make cover: Photo 3').click();
    await expectToast(page, 'Cover changed');
    expect(await order(page)).toEqual(['A cup', 'A bar', 'A window']);
    await undo(page);
    await expect.poll(() => order(page)).toEqual(['A bar', 'A window', 'A cup']);
    await button(page, 'Move later: Photo 1').click();
    await expectToast(page, 'Order saved');
    expect(await order(page)).toEqual(['A window', 'A bar', 'A cup']);
    await liftByKey(button(page, 'Move photo 1'), 'At position 1.');
    await page.keyboard.press(isPhone ? 'ArrowDown' : 'ArrowRight');
    await page.getByText('At position 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => order(page)).toEqual(['A bar', 'A window', 'A cup']);

    await button(page, 'Remove photo: Photo 2').click();
    await expectToast(page, 'Photo removed');
    await count(page, 2);
    await undo(page);
    await count(page, 3);
    await expect.poll(() => order(page)).toEqual(['A bar', 'A window', 'A cup']);
    await quiet(page);
    await page.goto(`/cafe/${cafe.id}`);
    await page.getByRole('link', { name: 'Photo 1 of 3: A bar' }).waitFor();
  });

  it('show what matters whatever the crop: by arrow keys', async () => {
    const cafe = await ownCafe();
    const page = await openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`, { size }));
    await choose(page, await photoFile('one.jpg'));
    await count(page, 1);
    await page.getByRole('button', { name: /^Photo 1/ }).click();
    const point = page.getByRole('slider', { name: 'Focal point' });
    const place = () => point.getAttribute('aria-valuetext');
    expect(await place()).toBe('50% from the left, 50% from the top');
    await point.press('ArrowLeft');
    await point.press('Shift+ArrowDown');
    expect(await place()).toBe('49% from the left, 60% from the top');
    await page.getByText('All changes saved').waitFor();
    const photos = await ask('GET', `/api/cafes/${cafe.id}/photos/manage`);
    expect(await photos.json()).toMatchObject([{ focalX: 49, focalY: 60 }]);
  });
});

describe('photos', () => {
  it('are removed and put in order before the last change is saved, one after the other', async () => {
    const cafe = await ownCafe();
    const page = await openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`));
    const ids = () =>
      page
        .getByRole('button', { name: /^Photo \d/ })
        .evaluateAll((pictures) => pictures.map(({ id }) => id));
    await choose(
      page,
      ...(await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photoFile(name)))),
    );
    await count(page, 3);
    const [a, b, c] = await ids();
    await quiet(page);
    const held = await holdRequests(page, '**/api/**', (request) =>
      ['PUT', 'DELETE'].includes(request.method()),
    );
    await button(page, 'Move later: Photo 1').click();
    await button(page, 'Remove photo: Photo 3').click();
    await count(page, 2);
    expect(await ids()).toEqual([b, a]);
    await expect.poll(held.count).toBe(1);
    await held.answer();
    await held.answer();
    await expectToast(page, 'Photo removed');
    await undo(page);
    await count(page, 3);
    await button(page, 'Remove photo: Photo 1').click();
    await button(page, 'Move later: Photo 1').click();
    expect(await ids()).toEqual([c, a]);
    await held.answer();
    await held.answer();
    await expectToast(page, 'Order saved');
    await quiet(page);
    expect(await ids()).toEqual([c, a]);
  });

  it('say in a row why one was refused', async () => {
    const cafe = await ownCafe();
    const page = await openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`, { size: 'phone' }));
    const whole = await photoFile('torn.jpg', { width: 1600 });
    const torn = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
    const good = await photoFile('good.jpg');
    await choose(
      page,
      await photoFile('small.png', { width: 640, format: 'png' }),
      { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture.') },
      torn,
      { ...whole, name: 'large.jpg', buffer: Buffer.alloc(13_000_000) },
      good,
    );
    const why = (file: string) =>
      page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: file });
    await why('small.png').getByText('Too small: 640 px wide.').waitFor();
    await why('note.txt').getByText('We can’t read this photo.').waitFor();
    await why('torn.jpg')
      .getByText('The file is incomplete. Please choose another copy.')
      .waitFor();
    await why('large.jpg').getByText('Too large: 13 MB. Photos can be up to 12 MB.').waitFor();
    await count(page, 1);
    await choose(page, { ...good, name: 'again.jpg' });
    await why('again.jpg').getByText('Already added as photo 1.').waitFor();
    await button(page, 'Dismiss: small.png').click();
    await why('small.png').waitFor({ state: 'detached' });
  });

  it('are proposed by a member, and shown once an admin has accepted', async () => {
    const cafe = await ownCafe();
    const page = await open('/', { size: 'phone' });
    await signUpAt(page, 'photographer', `/cafe/${cafe.id}`);
    await page.getByRole('link', { name: 'Add a photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a photo' });
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    await choose(page, await photoFile('small.jpg', { width: 640 }));
    await dialog.getByText('Too small: 640 px wide.').waitFor();
    await choose(page, await photoFile('mine.jpg'));
    await dialog.getByText('Too small').waitFor({ state: 'detached' });
    // A sentence about it is optional.
    expect(await dialog.getByRole('button', { name: 'Send photo' }).isEnabled()).toBe(true);
    await dialog.getByRole('textbox').fill('The counter, seen from the door');
    expect(await violationsAtSizes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send photo' }).click();
    await dialog.getByText('An admin will review it').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.goto('/profile?tab=suggestions');
    await page.getByRole('heading', { name: cafe.name }).getByText('Photo').waitFor();

    const admin = await openAdmin('/admin?tab=suggestions&kind=photo');
    await admin.getByRole('link', { name: cafe.name }).click();
    const picture = admin.getByRole('img', { name: 'The counter, seen from the door' });
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await button(admin, 'Accept').click();
    await expectToast(admin, 'Accepted');
    await page.goto(`/cafe/${cafe.id}`);
    await page.getByRole('link', { name: 'Photo: The counter, seen from the door' }).waitFor();
  });
});

it('are proposed by members alone: a guest signs in first', async () => {
  const cafe = await ownCafe();
  const page = await open(`/cafe/${cafe.id}`);
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await page.waitForURL(/\/auth\?returnTo=/);
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(`/cafe/${cafe.id}?add-photo=`);
});

it('leaves the focus among the photos as they are removed, and says only of what is saved that it is', async () => {
  const cafe = await ownCafe();
  const page = await openPhotos(await openAdmin(`/admin/cafes/${cafe.id}`));
  await choose(
    page,
    ...(await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photoFile(name)))),
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a picture.') },
  );
  await count(page, 3);
  await button(page, 'Dismiss: note.txt').press('Enter');
  const heading = page.getByRole('heading', { name: '3 of 12 photos' });
  await expect.poll(() => hasFocus(heading)).toBe(true);

  const text = page.getByRole('textbox', { name: 'Alt text' });
  await text.fill('A bar');
  await text.blur();
  const saved = page.getByText('All changes saved');
  await saved.waitFor();
  await text.fill('A bar at night');
  await saved.waitFor({ state: 'detached' });
  await text.blur();
  await saved.waitFor();

  const picture = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Photo ${place}(:|$)`) });
  await button(page, 'Remove photo: Photo 2').press('Enter');
  await count(page, 2);
  await expect.poll(() => hasFocus(picture(2))).toBe(true);
  await button(page, 'Remove photo: Photo 2').press('Enter');
  await count(page, 1);
  await expect.poll(() => hasFocus(picture(1))).toBe(true);
  await button(page, 'Remove photo: Photo 1').press('Enter');
  await expect
    .poll(() => hasFocus(page.getByRole('heading', { name: '0 of 12 photos' })))
    .toBe(true);
});

it('asks before an unsent photo is discarded, and reports the outcome of one that was being sent', async () => {
  const cafe = await ownCafe();
  const page = await open('/');
  await signUpAt(page, 'photographer.leaving', `/cafe/${cafe.id}`);
  await page.getByRole('link', { name: 'Add a photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a photo' });
  await dialog.getByRole('textbox').fill('The counter');
  await page.keyboard.press('Escape');
  await dialog.getByText('Discard what you entered?').waitFor();
  await button(page, 'Keep editing').click();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('The counter');
  await choose(page, await photoFile('mine.jpg'));
  const held = await holdRequests(page, '**/photos?*', isPost);
  await button(page, 'Send photo').click();
  await expect.poll(held.count).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await held.abort();
  await expectToast(page, 'A photo was not uploaded');
  await page.getByRole('link', { name: 'Add a photo' }).click();
  await dialog.getByRole('textbox').fill('The counter');
  await choose(page, await photoFile('mine.jpg'));
  await button(page, 'Send photo').click();
  await expect.poll(held.count).toBe(1);
  await page.keyboard.press('Escape');
  await held.answer();
  await expectToast(page, 'An admin will review it');
});
