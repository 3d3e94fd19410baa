import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen } from '../drivers/auth.ts';
import { Discovery } from '../drivers/discovery.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { areas, cafes } from '../helper/api.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { visitEarly } from '../helper/early-page.ts';
import { hasFocus } from '../helper/focus.ts';

const visit = useBrowser();
const product = useSharedProduct(visit);

const openEarly = (path: string, options?: PageOptions) => visitEarly(visit, path, options);

const total = async (query: string) => (await cafes(query)).length;

describe('input before hydration', () => {
  it('counts: a checkbox', async () => {
    const { page, arrive } = await openEarly('/?area=all');
    const discovery = new Discovery(page);
    await discovery.option('Wifi').check();
    await discovery.option('Pour').check();
    await discovery.option('Pour').uncheck();
    arrive();
    await discovery.expectTotal(await total('?features=wifi'));
    expect(await discovery.option('Wifi').isChecked()).toBe(true);
    expect(discovery.query).toBe('?features=wifi');
  });

  it('counts: the radio that was chosen last', async () => {
    const [, second = '', third = ''] = await areas();
    const { page, arrive } = await openEarly('/');
    const discovery = new Discovery(page);
    await discovery.area(second).check();
    await discovery.area(third).check();
    arrive();
    await discovery.expectTotal(await total(`?area=${encodeURIComponent(third)}`));
    expect(await discovery.area(third).isChecked()).toBe(true);
  });

  it('counts: the order', async () => {
    const { page, arrive } = await openEarly('/?area=all');
    const discovery = new Discovery(page);
    await discovery.sort.selectOption('rating');
    arrive();
    await page.waitForURL('**/?area=all&sort=rating');
    expect(await discovery.sort.inputValue()).toBe('rating');
  });

  it('counts: what is typed, and the cursor stays in place', async () => {
    const { page, arrive } = await openEarly('/');
    const discovery = new Discovery(page);
    await discovery.searchBox.pressSequentially('ogwa');
    await discovery.searchBox.press('ArrowLeft');
    await discovery.searchBox.press('ArrowLeft');
    arrive();
    await page.waitForURL('**/?q=ogwa');
    await discovery.searchBox.pressSequentially('a');
    await discovery.expectTotal(await total('?q=ogawa'));
    expect(await discovery.searchBox.inputValue()).toBe('ogawa');
    expect(await hasFocus(discovery.searchBox)).toBe(true);
  });

  it.each(['/', '/about'])('counts: a search on %s, as it would later', async (path) => {
    const { page, arrive } = await openEarly(path);
    const discovery = new Discovery(page);
    await discovery.search('cold brew');
    arrive();
    await page.waitForURL('**/?q=cold+brew');
    await discovery.expectTotal(await total('?q=cold+brew'));
  });

  it('counts: a button', async () => {
    const { page, arrive } = await openEarly('/', { size: 'phone' });
    await page.getByRole('button', { name: 'Filters' }).first().click();
    arrive();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  });

  it('counts: a tab', async () => {
    const { page, arrive } = await openEarly('/cafe/5');
    await page.getByRole('tab', { name: 'Reviews' }).click();
    arrive();
    await page.getByRole('tabpanel', { name: 'Reviews' }).waitFor();
  });

  it('works as a link: another page of the list', async () => {
    const { page } = await openEarly('/?area=all');
    const discovery = new Discovery(page);
    await discovery.pageButton(2).click();
    await page.getByText(/^Showing 11-20 of \d+ cafés$/).waitFor();
  });
});

describe('a form that is sent before hydration', () => {
  const SENTENCE = /^Your form was sent before this page finished loading/;

  const openSignIn = (path = '/auth') => openEarly(new URL(path, product.origin()).href);
  const fillIn = async (page: Page) => {
    const screen = new AuthScreen(page);
    await screen.field('Username').fill(ADMIN.username);
    await screen.field('Password').fill(ADMIN.password);
    await screen.button('Login').click();
    return screen;
  };

  it('signs in after hydration', async () => {
    const { page, arrive } = await openSignIn();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
    await fillIn(page);
    expect(page.url()).toBe(`${product.origin()}/auth`);
    arrive();
    await page.getByRole('button', { name: /’s account$/ }).waitFor();
    expect(addresses.filter((one) => one.startsWith('POST'))).toEqual([
      `POST ${product.origin()}/api/login`,
    ]);
    expect(addresses.join()).not.toContain(encodeURIComponent(ADMIN.password));
  });

  it('is rendered again with a message and the name where the scripts fail, and never with the password', async () => {
    const { page, fail } = await openSignIn('/auth?returnTo=%2Fabout');
    const screen = await fillIn(page);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    fail();
    expect((await answer).status()).toBe(422);
    await page.getByRole('alert').filter({ hasText: SENTENCE }).waitFor();
    expect(page.url()).toBe(`${product.origin()}/auth?returnTo=%2Fabout`);
    expect(await screen.field('Username').inputValue()).toBe(ADMIN.username);
    expect(await screen.field('Password').inputValue()).toBe('');
    expect(await page.content()).not.toContain(ADMIN.password);
  });

  it('is rendered the same way for a browser without scripts', async () => {
    const page = await visit(new URL('/auth?tab=register', product.origin()).href, {
      javaScript: false,
    });
    const screen = new AuthScreen(page);
    await screen.register({
      name: 'Ann <Early>',
      username: 'ann.early',
      email: 'ann@example.org',
      password: 'Never in a page 1',
    });
    await page.getByRole('alert').filter({ hasText: SENTENCE }).waitFor();
    expect(await screen.field('Full name').inputValue()).toBe('Ann <Early>');
    expect(await screen.field('Email').inputValue()).toBe('ann@example.org');
    expect(await screen.field('Password').inputValue()).toBe('');
    await page.goto(`${product.origin()}/about`);
    await page.getByRole('textbox', { name: /by email$/ }).fill('ann@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alert').filter({ hasText: SENTENCE }).waitFor();
    expect(page.url()).not.toContain('ann');
    expect(await page.getByRole('textbox', { name: /by email$/ }).inputValue()).toBe(
      'ann@example.org',
    );
  });

  it('says so where the scripts fail and nothing was sent', async () => {
    const page = await visit('about:blank');
    await page.route(/entry-client/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('alert').filter({ hasText: 'did not load completely' }).waitFor();
    await page.unroute(/entry-client/);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await page.getByRole('button', { name: /^Theme: / }).waitFor();
  });
});
