import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast } from '../drivers/auth.ts';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { MemberCafes, signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdRequests, isPost, watchChanges } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const { open, cafesOf } = useSharedProduct(useBrowser());

const pressed = (heart: Locator) => heart.getAttribute('aria-pressed');

/** Every state a control takes from now on, in the attribute that holds it. */
async function watchStates(control: Locator, attribute: string): Promise<() => Promise<string[]>> {
  await control.evaluate((element, name) => {
    const states: string[] = [];
    Object.assign(element, { states });
    new MutationObserver(() => states.push(element.getAttribute(name)!)).observe(element, {
      attributeFilter: [name],
    });
  }, attribute);
  return () => control.evaluate((element) => (element as unknown as { states: string[] }).states);
}

describe('two hearts pressed one after the other', () => {
  it('neither flicker nor undo each other, whichever is answered first or fails', async () => {
    const [one, two, three] = (await cafesOf()).map(({ name }) => name) as [string, string, string];
    const page = await open('about:blank');
    await signUpAt(page, 'two.hearts', '/?area=all');
    const cafes = new MemberCafes(page);
    await cafes.heart(one).waitFor();
    const { id } = (await cafesOf())[1]!;
    const ofTwo = await holdRequests(
      page,
      '**/api/favorites',
      (request) => isPost(request) && request.postData() === JSON.stringify({ cafeId: id }),
    );
    const states = await watchStates(cafes.heart(two), 'aria-pressed');
    await cafes.heart(one).click();
    await cafes.heart(two).click();
    const toasts = new AuthScreen(page).toast('Added to favorites');
    await toasts.getByText(one).waitFor();
    await ofTwo.answer();
    await toasts.getByText(two).waitFor();
    expect(await states()).toEqual(['true']);

    await cafes.heart(two).click();
    await expectToast(page, 'Removed from favorites');
    await cafes.heart(two).click();
    const broken = await holdRequests(
      page,
      '**/api/favorites',
      (request) => isPost(request) && !request.postData()!.includes(`:${id}}`),
    );
    await cafes.heart(three).click();
    await broken.abort();
    await expectToast(page, 'Error');
    expect(await pressed(cafes.heart(three))).toBe('false');
    expect(await pressed(cafes.heart(two))).toBe('true');
    await ofTwo.answer();
    await expect.poll(() => cafes.heart(two).getAttribute('aria-disabled')).toBe(null);
    expect(await states()).toEqual(['true', 'false', 'true']);
    await page.reload();
    await expect.poll(() => pressed(cafes.heart(two))).toBe('true');
    expect(await pressed(cafes.heart(three))).toBe('false');
  });

  it('of one cafe are one: the list and the popup wait for the same change', async () => {
    const [ogawa] = await cafesOf('?q=ogawa');
    const page = await open('about:blank', { drawsMap: true });
    await signUpAt(page, 'twice.shown', '/?q=ogawa');
    const map = new MapView(page);
    await map.open(ogawa!.name);
    const hearts = page.getByRole('button', { name: `Favorite ${ogawa!.name}` });
    await expect.poll(() => hearts.count()).toBe(2);
    const sent = watchChanges(page, '/api/favorites');
    const held = await holdRequests(page, '**/api/favorites', isPost);
    await hearts.last().click();
    for (const heart of await hearts.all()) {
      await expect.poll(() => pressed(heart)).toBe('true');
      await expect.poll(() => heart.getAttribute('aria-disabled')).toBe('true');
      await heart.click({ force: true });
    }
    await held.answer();
    await expect.poll(() => hearts.first().getAttribute('aria-disabled')).toBe(null);
    await expect.poll(() => pressed(hearts.first())).toBe('true');
    expect(sent).toEqual(['POST /api/favorites']);
  });
});

describe('a heart', () => {
  it('refetches no list but one of favorites, and leaves the focus on the screen', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'reads.little', '/?area=all');
    const cafes = new MemberCafes(page);
    const [one, two] = (await cafesOf()).map(({ name }) => name) as [string, string];
    await cafes.heart(one).waitFor();
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(cafes|facets)/.test(pathname)) reads.push(pathname);
    });
    for (const name of [one, two]) {
      await cafes.heart(name).click();
      await new AuthScreen(page).toast('Added to favorites').getByText(name).waitFor();
    }
    await quiet(page);
    expect(reads).toEqual([]);
    await cafes.switch('Show Only Favorites').click();
    const discovery = new Discovery(page);
    await discovery.expectTotal(2);
    await cafes.heart(one).click();
    await discovery.expectTotal(1);
    await expect.poll(() => hasFocus(discovery.heading)).toBe(true);
  });
});

describe('preferences', () => {
  it('end as the last press said, although its request is faster', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'wavering', '/profile?tab=preferences');
    const wifi = page.getByRole('checkbox', { name: 'Wifi', exact: true });
    const sent = watchChanges(page, '/api/user/preferences');
    const held = await holdRequests(page, '**/api/user/preferences/filters', isPost);
    await wifi.check();
    await wifi.uncheck();
    await held.answer();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toMatch(/^DELETE .*\/\d+$/);
    await quiet(page);
    expect(await wifi.isChecked()).toBe(false);
    sent.length = 0;
    for (const wanted of [true, false, true]) await wifi.setChecked(wanted);
    await held.answer();
    await quiet(page);
    expect(sent).toHaveLength(1);
    await page.reload();
    await expect.poll(() => wifi.isChecked()).toBe(true);
  });

  it('selected while others are being saved stay, and are cleared with them', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'clears.early', '/profile?tab=preferences');
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    const held = await holdRequests(page, '**/api/user/preferences/filters', isPost);
    await box('Wifi').check();
    await box('Light Roast').check();
    await page.getByText('You have 2 favorite filter(s)').waitFor();
    await page.getByRole('button', { name: 'Clear All (2)' }).click();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await box('Dark Roast').check();
    await held.answer();
    await held.answer();
    await expectToast(page, 'Preferences cleared');
    await quiet(page);
    await page.reload();
    await expect.poll(() => box('Dark Roast').isChecked()).toBe(true);
    expect(await box('Wifi').isChecked()).toBe(false);
    expect(await box('Light Roast').isChecked()).toBe(false);
  });
});
