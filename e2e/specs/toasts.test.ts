import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen } from '../drivers/auth.ts';
import { MapView } from '../drivers/map.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { useBrowser } from '../helper/browser.ts';
import { WITH_WEBGL } from '../helper/chromium.ts';

const product = useAccountsProduct(useBrowser(WITH_WEBGL));
const { open } = product;
const { openAdmin } = useAdmin(product);
const PHONE = { size: { width: 390, height: 667 } };

/** What of these a toast lies over. */
async function covered(page: Page, title: string, parts: readonly Locator[]): Promise<string[]> {
  const toast = (await new AuthScreen(page).toast(title).boundingBox())!;
  const boxes = await Promise.all(
    parts.map(async (part) => [String(part), (await part.boundingBox())!] as const),
  );
  return boxes.flatMap(([name, { y, height }]) =>
    y < toast.y + toast.height && y + height > toast.y ? [name] : [],
  );
}

async function failToLogIn(page: Page): Promise<AuthScreen> {
  const screen = new AuthScreen(page);
  await screen.login('nobody', 'not a password');
  await screen.toast('Login failed').waitFor();
  return screen;
}

describe('a toast on a phone', () => {
  it('leaves the heading and the fields of the login page to be seen', async () => {
    const page = await open('/auth', PHONE);
    const screen = await failToLogIn(page);
    const heading = page.getByRole('heading', { level: 1 });
    const parts = [heading, screen.field('Username'), screen.field('Password')];
    expect(await covered(page, 'Login failed', parts)).toEqual([]);
  });

  it('leaves the heading of a page that starts with it', async () => {
    const page = await open('/auth?tab=forgotPassword', PHONE);
    const screen = new AuthScreen(page);
    await screen.field('Email').fill('nobody@example.org');
    await screen.button('Send reset link').click();
    await screen.toast('Link sent').waitFor();
    const heading = page.getByRole('heading', { level: 1 });
    expect(await covered(page, 'Link sent', [heading])).toEqual([]);
  });

  it('leaves the button that saves a form', async () => {
    const page = await openAdmin('/admin/cafes/1', PHONE);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await new AuthScreen(page).toast('Cafe updated').waitFor();
    expect(await covered(page, 'Cafe updated', [save])).toEqual([]);
  });

  it('leaves the card of a chosen cafe, and the way back to the list', async () => {
    const page = await openAdmin('/?q=ogawa&view=map', PHONE);
    await new MapView(page).open('Ogawa Coffee');
    const card = page.getByRole('region', { name: 'Ogawa Coffee' });
    await card.getByRole('button', { name: /favorite/i }).click();
    await new AuthScreen(page).toast('Added to favorites').waitFor();
    const back = page.getByRole('button', { name: 'Switch to List View' });
    expect(await covered(page, 'Added to favorites', [card, back])).toEqual([]);
  });

  it('stands over the keyboard', async () => {
    const page = await open('/auth', PHONE);
    const screen = await failToLogIn(page);
    // A zoomed page leaves as little to be seen as a keyboard does.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect
      .poll(() =>
        screen.toast('Login failed').evaluate((element) => {
          const { offsetTop, height } = window.visualViewport!;
          return offsetTop + height - element.getBoundingClientRect().bottom;
        }),
      )
      .toBeGreaterThan(0);
  });
});
