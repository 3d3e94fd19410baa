import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { areas, cafes } from '../helper/api.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { contentsOf, fetchPage, linksIn, textOf } from '../helper/html.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const meta = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1];

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string; [key: string]: unknown },
  );

const cafeData = (html: string) =>
  jsonLd(html).find((data) => data['@type'] === 'CafeOrCoffeeShop');

describe('without JavaScript', () => {
  it('the list can be read', async () => {
    const page = await visit('/', { javaScript: false });
    const [area = ''] = await areas();
    const [first] = await cafes(`?area=${encodeURIComponent(area)}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: first?.name ?? '' })
      .first()
      .click();
    await page.waitForURL(`**/cafe/${first?.id}`);
    await page
      .getByText(first?.description ?? '')
      .first()
      .waitFor();
  });

  it('a search in the address can be read', async () => {
    const [ogawa] = await cafes('?q=ogawa');
    const { html } = await fetchPage('/?q=ogawa&page=1');
    const [main = ''] = contentsOf(html, 'main');
    expect(linksIn(main).map(({ href }) => href)).toContain(`/cafe/${ogawa!.id}`);
    expect(textOf(main)).toContain(ogawa!.name);
  });

  it('turns its pages without a script', async () => {
    const page = await visit('/?area=all', { javaScript: false });
    await page.getByRole('link', { name: '2', exact: true }).click();
    await page.getByText(/^Showing 11-20 of \d+ cafés$/).waitFor();
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByText(/^Showing 1-10 of \d+ cafés$/).waitFor();
  });

  it.each(['/profile', '/admin', '/owner', '/claim/1', '/password-reset/1'])(
    '%s says that it needs it',
    async (path) => {
      const [main = ''] = contentsOf((await fetchPage(path)).html, 'main');
      const [sentence = ''] = contentsOf(main, 'noscript');
      expect(textOf(sentence)).toMatch(/^This page needs JavaScript\./);
    },
  );

  it('such a page shows the sentence and no spinner', async () => {
    const page = await visit('/profile', { javaScript: false });
    await page
      .getByRole('main')
      .getByText(/^This page needs JavaScript\./)
      .waitFor();
    expect(await page.getByRole('status').filter({ visible: true }).count()).toBe(0);
  });
});

describe('the page as it arrives', () => {
  it('of the list has title, description, canonical address, Open Graph and its cafes', async () => {
    const { status, html } = await fetchPage('/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html>/i);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/Cortado/);
    expect(meta(html, 'description')?.length).toBeGreaterThan(30);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/"/);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type']) {
      expect(meta(html, name)).toBeTruthy();
    }
    expect(jsonLd(html).map((data) => data['@type'])).toContain('ItemList');
  });

  it('of a cafe has its facts as structured data', async () => {
    const [cafe] = await cafes();
    const { html } = await fetchPage(`/cafe/${cafe?.id}`);
    const data = cafeData(html);
    expect(data?.['name']).toBe(cafe?.name);
    expect(meta(html, 'description')).toBeTruthy();
    expect(html).toContain(`/cafe/${cafe?.id}"`);
  });

  it('of a cafe gives search engines its hours only where they are known', async () => {
    const all = await cafes();
    const known = all.find(({ openingHours }) => openingHours)!;
    const unknown = all.find(({ openingHours }) => !openingHours)!;
    const withHours = cafeData((await fetchPage(`/cafe/${known.id}`)).html);
    expect(withHours?.['openingHoursSpecification']).toContainEqual(
      expect.objectContaining({ opens: expect.any(String), closes: expect.any(String) }),
    );
    const without = cafeData((await fetchPage(`/cafe/${unknown.id}`)).html);
    expect(without?.['name']).toBe(unknown.name);
    expect(JSON.stringify(without)).not.toMatch(/openingHours/);
  });

  it.each([
    ['/no-such-page', 404],
    ['/cafe/999999', 404],
    ['/cafe/abc', 404],
    ['/cafe/99999999999999999999', 404],
    ['/about', 200],
    ['/contact', 200],
    ['/?page=999', 200],
  ])('of %s answers %i', async (path, status) => {
    expect((await fetchPage(path)).status).toBe(status);
  });

  it('carries a strict policy: no inline script or style sheet, no foreign host', async () => {
    const { headers, html } = await fetchPage('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'self'|default-src 'none'/);
    for (const kind of ['script-src', 'style-src']) {
      expect(new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]).toBe("'self'");
    }
    expect(html).not.toContain('<style');
    for (const [tag] of html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)) {
      expect(tag).toMatch(/type="application\/(ld\+)?json"/);
    }
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:\/\/(?!localhost|127)[^"]+"/);
  });

  it('lists every cafe in sitemap.xml, and robots.txt names it', async () => {
    const sitemap = await fetchPage('/sitemap.xml');
    for (const { id } of await cafes()) expect(sitemap.html).toMatch(new RegExp(`/cafe/${id}<`));
    expect((await fetchPage('/robots.txt')).html).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  });

  it('does not carry what a visitor typed as markup', async () => {
    const { html } = await fetchPage('/?q=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html).not.toContain('<script>alert(1)');
  });
});

/** The classes that style sheets have rules for. */
const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name!));

/** The faces of text that a page has loaded. The map's labels fetch the file of a large one, which then counts as loaded. */
const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    return faces
      .map(({ family, unicodeRange }) => `${family} from ${unicodeRange.slice(0, 4)}`)
      .filter((face) => face.includes('Variable'));
  });

describe('a page once its scripts run', () => {
  const paths = [
    '/',
    '/cafe/1',
    '/about',
    '/contact',
    '/suggest',
    '/auth?tab=register',
    '/newsletter/confirm?token=x',
    '/password-reset/1',
    '/no-such-page',
  ];

  it.each(paths)(
    '%s has its styles from the beginning, so that nothing moves, two small fonts alone, where no map is drawn, and a clean console',
    async (path) => {
      const { html } = await fetchPage(path);
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      const linked = await Promise.all(
        links.map(async ([, href]) => (await fetchPage(href!)).html),
      );
      const page = await visit('about:blank');
      const lines = watchConsole(page);
      await page.goto(path);
      await quiet(page);
      expect(await fontsOf(page)).toEqual([
        'Newsreader Variable from U+20',
        'Hanken Grotesk Variable from U+20',
      ]);
      const loaded = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map(({ cssText }) => cssText)
          .join('\n'),
      );
      const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' '),
      );
      const styled = used.filter((name) => classesIn(loaded).has(name));
      expect(styled.length).toBeGreaterThan(5);
      const arrived = classesIn(linked.join('\n'));
      expect(styled.filter((name) => !arrived.has(name))).toEqual([]);
      // A missing page has the status too.
      const expected = /404.*no-such-page|400.*verify-reset-token/;
      expect(lines.filter((line) => !expected.test(line))).toEqual([]);
    },
  );
});

describe('the console', () => {
  it.each([
    ['/?area=all&page=2', 'desktop'],
    ['/?q=roaster&sort=rating&unit=km', 'desktop'],
    ['/?q=zzzzqqqq', 'desktop'],
    ['/', 'phone'],
    ['/?area=all&page=2', 'phone'],
    ['/?q=zzzzqqqq', 'phone'],
    ['/?view=map', 'phone'],
    ['/about', 'phone'],
  ] as const)('stays clean on %s on a %s', async (path, size) => {
    const page = await visit('about:blank', { size, drawsMap: true });
    const lines = watchConsole(page);
    await page.goto(path);
    await quiet(page);
    expect(lines).toEqual([]);
  });

  it('stays clean on a cafe and its tabs', async () => {
    const [cafe] = await cafes();
    const page = await visit('about:blank', { drawsMap: true });
    const lines = watchConsole(page);
    await page.goto(`/cafe/${cafe?.id}`);
    for (const name of ['Map', 'Reviews', 'Details']) {
      await page.getByRole('tab', { name }).click();
      await quiet(page);
    }
    expect(lines).toEqual([]);
  });

  it('stays clean on a walk through the product', async () => {
    const page = await visit('about:blank', { drawsMap: true });
    const lines = watchConsole(page);
    await page.goto('/');
    await page.getByRole('checkbox', { name: /^Wifi/ }).check();
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    await page.waitForURL('**/cafe/*');
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.goBack();
    await quiet(page);
    expect(lines).toEqual([]);
  });
});
