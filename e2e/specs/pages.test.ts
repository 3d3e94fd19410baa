import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../helper/browser.ts';
import { holdsFocus } from '../helper/focus.ts';
import { contentsOf, fetchPage, linksIn, textOf } from '../helper/html.ts';

const visit = useBrowser();

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The title and the only first heading of a page as it arrives. */
async function titleAndHeading(path: string) {
  const { html } = await fetchPage(path);
  const headings = contentsOf(html, 'h1').map(textOf);
  expect(headings).toHaveLength(1);
  return { title: contentsOf(html, 'title')[0]!, heading: headings[0]!, html };
}

describe('the static pages', () => {
  it('say what Cortado is', async () => {
    const { title, heading } = await titleAndHeading('/about');
    expect(heading).toBe('About Cortado');
    expect(title).toMatch(/About/);
  });

  it.each(['contact', 'careers', 'press', 'privacy', 'terms', 'cookies'])(
    'include /%s, with a heading and a title of its own',
    async (name) => {
      const { title, html } = await titleAndHeading(`/${name}`);
      expect(title).not.toBe((await titleAndHeading('/about')).title);
      expect(textOf(contentsOf(html, 'main')[0]!).length).toBeGreaterThan(100);
    },
  );

  it.each([
    '/',
    '/about',
    '/contact',
    '/no-such-page',
    '/auth',
    '/auth?tab=register',
    '/auth?tab=forgotPassword',
    '/password-reset/7',
  ])('%s has one banner, one main, one contentinfo and one first heading', async (path) => {
    const { html } = await titleAndHeading(path);
    const [before = '', after = '', ...more] = html.split(/<main[ >].*<\/main>/s);
    expect(more).toEqual([]);
    expect(contentsOf(before, 'header')).toHaveLength(1);
    expect(contentsOf(after, 'footer')).toHaveLength(1);
    expect(html).toMatch(/<html[^>]* lang="en"/);
  });
});

describe('the header of a guest', () => {
  it('links to the home page, about, contact, login and registration', async () => {
    const [banner = ''] = contentsOf((await fetchPage('/about')).html, 'header');
    const target = (name: RegExp) => linksIn(banner).find((link) => name.test(link.name))?.href;
    expect(target(/Home/)).toBe('/');
    expect(target(/^About$/)).toBe('/about');
    expect(target(/^Contact$/)).toBe('/contact');
    expect(target(/^Log ?in$/i)).toMatch(/^\/auth/);
    expect(target(/^Create Account$/)).toBe('/auth?tab=register');
  });

  it('skips to the content by keyboard', async () => {
    const page = await visit('/about');
    await page.keyboard.press('Tab');
    const first = page.locator(':focus');
    await expect.poll(() => first.innerText()).toMatch(/skip/i);
  });
});

describe('the footer', () => {
  const footerOf = async (seed: 'demo' | 'boston' = 'demo') =>
    contentsOf((await fetchPage('/about', seed)).html, 'footer')[0]!;

  it('lists where to explore and the information pages', async () => {
    const hrefs = linksIn(await footerOf()).map(({ href }) => href);
    for (const path of ['/contact', '/careers', '/press', '/privacy', '/terms', '/cookies']) {
      expect(hrefs).toContain(path);
    }
  });

  it('has no dead link', async () => {
    const hrefs = linksIn((await fetchPage('/about')).html).map(({ href }) => href);
    const inner = new Set(hrefs.filter((one) => one.startsWith('/') && !/auth/.test(one)));
    expect(inner.size).toBeGreaterThan(5);
    for (const href of inner) expect([href, (await fetchPage(href)).status]).toEqual([href, 200]);
  });

  it('says Sample data where ratings are invented, and only there', async () => {
    expect(textOf(await footerOf('demo'))).toMatch(/sample data/i);
    expect(textOf(await footerOf('boston'))).not.toMatch(/sample data/i);
  });

  it('takes an address for the newsletter', async () => {
    const page = await visit('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: /e-?mail/i }).fill('reader@example.org');
    const answered = page.waitForResponse('**/api/newsletter');
    await footer.getByRole('button').first().click();
    expect((await answered).ok()).toBe(true);
    await page
      .getByText(/thank|subscribed/i)
      .first()
      .waitFor();
  });

  it('says what is wrong with an address', async () => {
    const page = await visit('/about');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: /e-?mail/i });
    await field.fill('reader at example');
    await footer.getByRole('button').first().click();
    await page.getByText('Please enter a valid email address').first().waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    await expect
      .poll(() => page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText())
      .toContain('Please enter a valid email address');
  });

  it('puts toasts into a region of its own, which F8 reaches', async () => {
    const page = await visit('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: /e-?mail/i }).fill('second@example.org');
    await footer.getByRole('button').first().click();
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await region.waitFor({ state: 'attached' });
    await region.getByText('Almost there', { exact: true }).waitFor();
    await page.keyboard.press('F8');
    await expect.poll(() => holdsFocus(region)).toBe(true);
  });
});

describe('F8', () => {
  it('goes to the notifications before there has been one', async () => {
    const page = await visit('/about');
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect.poll(() => holdsFocus(region)).toBe(true);
  });
});

describe('light and dark', () => {
  it('follow the system', async () => {
    const light = await background(await visit('/about', { theme: 'light' }));
    const dark = await background(await visit('/about', { theme: 'dark' }));
    expect(light).not.toBe(dark);
  });

  it('are switched by hand, and remembered', async () => {
    const page = await visit('/about', { theme: 'light' });
    const light = await background(page);
    const toggle = page.getByRole('button', { name: /^Theme: / }).first();
    await toggle.click();
    await expect.poll(() => background(page)).not.toBe(light);
    const dark = await background(page);
    await page.reload();
    await expect.poll(() => background(page)).toBe(dark);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(() => background(page)).toBe(dark);
    await toggle.click();
    await expect.poll(() => background(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(dark);
  });

  it('change in other tabs too', async () => {
    const page = await visit('/about', { theme: 'light' });
    const other = await page.context().newPage();
    await other.goto('/contact');
    const light = await background(other);
    await page.getByRole('button', { name: /^Theme: / }).click();
    await expect.poll(() => background(other)).not.toBe(light);
    await other.getByRole('button', { name: 'Theme: dark. Switch to light' }).click();
    await expect.poll(() => background(page)).toBe(light);
  });
});
