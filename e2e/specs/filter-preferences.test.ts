import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu } from '../drivers/auth.ts';
import { Discovery } from '../drivers/discovery.ts';
import { MemberCafes, signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';
import { layoutShift } from '../helper/layout-shift.ts';
import { quiet } from '../helper/quiet.ts';

const { open, cafesOf } = useSharedProduct(useBrowser());

/** Ticks it and waits until the server has it, so that leaving the page cannot stop it. */
async function saveWifi(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/user/preferences/filters') &&
      answer.request().method() === 'POST',
  );
  await page.getByRole('checkbox', { name: 'Wifi', exact: true }).check();
  await saved;
  await page.getByText('You have 1 favorite filter(s)').waitFor();
}

describe('filter preferences', () => {
  it('cause no layout shift when the list is opened again: it is shown once they are applied', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'settled', '/profile?tab=preferences');
    await saveWifi(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await new Discovery(page).chip('Wifi').waitFor();
      await quiet(page);
      await page.reload();
      await new Discovery(page).chip('Wifi').waitFor();
      await quiet(page);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    }
  });

  it('are selected, counted and cleared, and apply to a search without appearing in its address', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'picky', '/profile?tab=preferences');
    const groups = page.getByRole('main').locator('legend');
    await groups.first().waitFor();
    const legends = await groups.allInnerTexts();
    expect(legends.slice(0, 3)).toEqual(['Roast Level', 'Brewing Method', 'Features']);
    const others = legends.slice(3);
    expect(others).toEqual(others.toSorted((a, b) => a.localeCompare(b)));
    for (const name of ['Medium Roast', 'Wifi']) {
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    await page
      .getByText(
        'You have 2 favorite filter(s) that will automatically apply when you search for cafes.',
      )
      .waitFor();
    await expect.poll(() => page.getByText('1 selected').count()).toBe(2);

    await page.getByRole('link', { name: 'Home' }).first().click();
    const discovery = new Discovery(page);
    const chip = discovery.chip('Medium Roast');
    await chip.waitFor();
    const both = await cafesOf('?area=Downtown&roastLevels=medium&features=wifi');
    await discovery.expectTotal(both.length);
    await expect.poll(() => discovery.option('Wifi').isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByText('(from your saved filters)').count()).toBe(2);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await expect.poll(() => discovery.option('Wifi').isChecked()).toBe(true);
    await discovery.option('Dark Roast').check();
    await page.waitForURL(/\?(.*&)?roastLevels=dark/);
    expect(page.url()).not.toContain('wifi');

    const saved = new MemberCafes(page).switch('Saved Filters');
    await expect.poll(() => saved.isChecked()).toBe(true);
    await saved.click();
    await discovery.chip('Wifi').waitFor({ state: 'detached' });
    await discovery.chip('Dark Roast').waitFor();
    await page.reload();
    await discovery.settled();
    await expect.poll(() => saved.isChecked()).toBe(false);
    expect(await discovery.chip('Wifi').count()).toBe(0);
    await saved.click();
    await discovery.chip('Wifi').waitFor();

    await new MemberMenu(page).logOut();
    await discovery.chip('Wifi').waitFor({ state: 'detached' });
    await signUpAt(page, 'other.picky', '/');
    await discovery.settled();
    expect(await discovery.chip('Wifi').count()).toBe(0);
  });

  it('are cleared all at once, and a failure restores them', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'clearing', '/profile?tab=preferences');
    const wifi = page.getByRole('checkbox', { name: 'Wifi', exact: true });
    await wifi.check();
    await page.route('**/api/user/preferences/filters', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    const clear = page.getByRole('button', { name: 'Clear All (1)' });
    await clear.click();
    await page.getByText('Failed to clear preferences. Please try again.').first().waitFor();
    await expect.poll(() => wifi.isChecked()).toBe(true);
    await page.unroute('**/api/user/preferences/filters');
    await clear.click();
    await new AuthScreen(page)
      .toast('Preferences cleared')
      .getByText('All filter preferences have been removed')
      .waitFor();
    await expect.poll(() => wifi.isChecked()).toBe(false);
  });

  it('are in the first search of a visit', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'returning', '/profile?tab=preferences');
    await saveWifi(page);
    await quiet(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!/^\/api\/(cafes|facets|filter-options)$/.test(pathname)) return;
      asked.push(`${pathname} ${searchParams.get('features') ?? ''}`.trim());
    });
    await page.goto('/?area=all');
    await new Discovery(page).expectTotal((await cafesOf('?features=wifi')).length);
    await quiet(page);
    expect([...new Set(asked)].toSorted()).toEqual([
      '/api/cafes wifi',
      '/api/facets wifi',
      '/api/filter-options',
    ]);
  });

  it('on a phone are toggled in the filters', async () => {
    const page = await open('about:blank', { size: 'phone', theme: 'dark' });
    await signUpAt(page, 'phoner', '/profile?tab=preferences');
    await saveWifi(page);
    await page.goto('/?area=all');
    const wifi = await cafesOf('?features=wifi');
    const discovery = new Discovery(page);
    await discovery.expectTotal(wifi.length);
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Saved Filters' }).click();
    await dialog.getByRole('button', { name: /^Show \d+ cafés/ }).click();
    await discovery.expectTotal((await cafesOf()).length);
  });
});
