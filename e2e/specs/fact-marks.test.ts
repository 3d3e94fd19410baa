import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CafePage } from '../drivers/cafe-page.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { visitEarly } from '../helper/early-page.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdAll, watchChanges } from '../helper/held-requests.ts';
import { useSharedProduct } from '../helper/shared-product.ts';

const product = useSharedProduct(useBrowser());
const { open } = product;
const { openAdmin, ask } = useAdmin(product);

/** For so long a new question takes no answer. */
const PAUSE_MS = 450;

const CAFE = {
  name: 'Ledger Coffee',
  description: 'A place that knows where its beans are from.',
  address: '1 Main St, Boston, MA',
  neighborhood: 'Downtown',
  latitude: 42.36,
  longitude: -71.06,
  website: 'https://ledger.example',
  openingHours: 'Mo-Fr 07:00-19:00',
  status: 'published',
};

async function makeCafe(more: object = {}) {
  const answer = await ask('POST', '/api/admin/cafes', { ...CAFE, ...more });
  return (await answer.json()) as { id: number; version: number };
}

interface Known {
  fact: string;
  source: { by: string } | null;
  isConfirmed: boolean;
}

async function factOf(id: number, name: string): Promise<Known | undefined> {
  const answer = await fetch(`${product.origin()}/api/cafes/${id}`);
  return ((await answer.json()) as { facts: Known[] }).facts.find(({ fact }) => fact === name);
}

/** How wide and how high the place is that belongs to a mark. */
const touchedSize = (mark: Locator) =>
  mark.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [atX, atY] = [x + width / 2, y + height / 2];
    const steps = Array.from({ length: 121 }, (_, index) => index - 60);
    const isOwn = (dx: number, dy: number) =>
      document.elementFromPoint(atX + dx, atY + dy) === element;
    return [steps.filter((dx) => isOwn(dx, 0)), steps.filter((dy) => isOwn(0, dy))].map(
      (own) => own.length,
    );
  });

/** A cafe of the seed with a website that nobody has checked. */
async function uncheckedCafe(): Promise<number> {
  for (;;) {
    const { id } = await product.ownCafe();
    const website = await factOf(id, 'website');
    if (website && !website.isConfirmed) return id;
  }
}

describe('a mark', () => {
  it('opens by keyboard, is answered once, and gets the focus back', async () => {
    const id = await uncheckedCafe();
    const screen = new CafePage(await open(`/cafe/${id}`));
    const { page } = screen;
    const sent = watchChanges(page, '/api/cafes');
    const mark = screen.mark('Website');
    expect(await mark.getAttribute('aria-label')).toMatch(/, not checked$/);
    await mark.focus();
    await page.keyboard.press('Enter');
    await screen.source.getByText('Is it right?').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(screen.answer('Yes'))).toBe(true);
    const answered = page.waitForResponse('**/answers');
    await page.keyboard.press('Enter');
    expect((await answered).status()).toBe(200);
    await screen.source.getByText('Thank you. It counts once others say the same.').waitFor();
    expect(await hasFocus(screen.answer('Yes'))).toBe(true);
    await page.keyboard.press('Enter');
    await screen.answer('No').click({ force: true });
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await screen.source.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(mark)).toBe(true);
    expect(sent).toEqual([`POST /api/cafes/${id}/answers`]);
    expect(await factOf(id, 'website')).toMatchObject({ isConfirmed: false });
  });

  it('opens by a tap within the screen, and a No leads to the report', async () => {
    const { id } = await makeCafe({ sellsCoffeeBeans: true });
    const screen = new CafePage(await open(`/cafe/${id}`, { size: 'phone' }));
    for (const what of ['Hours', 'Website', 'Coffee beans'])
      expect(await touchedSize(screen.mark(what))).toEqual([44, 44]);
    await screen.mark('Hours').tap();
    const { x, width } = (await screen.source.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + width).toBeLessThanOrEqual(390 - 8);
    await screen.source.getByText(/^checked .* by an admin$/).waitFor();
    await screen.answer('No').tap();
    await screen.source.getByRole('link', { name: 'Tell us what’s right' }).tap();
    await screen.page.getByRole('dialog', { name: 'Wrong hours' }).waitFor();
    expect(await screen.source.count()).toBe(0);
    expect(new URL(screen.page.url()).search).toBe('?report=hours');
    await screen.page.goBack();
    await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(screen.page.url()).pathname).toBe(`/cafe/${id}`);
  });

  it('opens before the scripts are there, and stays open', async () => {
    const { id } = await makeCafe();
    const { page, arrive } = await visitEarly(open, `/cafe/${id}`);
    const screen = new CafePage(page);
    await screen.mark('Address').click();
    await screen.answer('No').click();
    arrive();
    await screen.source.getByText(/^Thank you\. /).waitFor();
    await screen.source.getByRole('link', { name: 'Tell us what’s right' }).waitFor();
  });

  it('opens while the mouse is near, and begins the report in its field', async () => {
    const { id } = await makeCafe();
    const screen = new CafePage(await open(`/cafe/${id}`));
    const { page } = screen;
    await screen.helpCheck.or(page.getByText(/facts checked/)).waitFor();
    await screen.mark('Website').hover();
    await screen.source.getByText(/^checked .* by an admin$/).waitFor();
    const [mark, popover] = [screen.mark('Website'), screen.source];
    const edges = [(await mark.boundingBox())!, (await popover.boundingBox())!] as const;
    // Below it.
    expect(edges[1].y - edges[0].y - edges[0].height).toBeLessThan(12);
    expect(edges[1].y).toBeGreaterThan(edges[0].y);
    await page.mouse.move(0, 0);
    await screen.source.waitFor({ state: 'detached' });
    await screen.mark('Website').hover();
    await screen.source.waitFor();
    await screen.mark('Website').click();
    await page.mouse.move(0, 0);
    await setTimeout(2 * PAUSE_MS);
    await screen.answer('No').click();
    await screen.source.getByRole('link', { name: 'Tell us what’s right' }).click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Website' });
    await expect.poll(() => hasFocus(field)).toBe(true);
  });

  it('offers an admin who says no to change it', async () => {
    const { id } = await makeCafe();
    const screen = new CafePage(await openAdmin(`/cafe/${id}`));
    await screen.mark('Website').click();
    await screen.answer('No').click();
    await screen.source.getByRole('link', { name: 'Change it' }).click();
    await expect.poll(() => new URL(screen.page.url()).pathname).toBe(`/admin/cafes/${id}`);
  });

  it('says where a value is from without scripts, and asks nothing', async () => {
    const id = await uncheckedCafe();
    const screen = new CafePage(await open(`/cafe/${id}`, { javaScript: false }));
    expect(await screen.helpCheck.count()).toBe(0);
    await screen.mark('Website').click();
    await screen.source.getByText(/, not checked$/).waitFor();
    expect(await screen.answer('Yes').count()).toBe(0);
  });

  it('appears without moving anything', async () => {
    const id = await uncheckedCafe();
    const page = await open('/about');
    const letGo = await holdAll(page, `**/api/cafes/${id}`);
    const { name } = (await (await fetch(`${product.origin()}/api/cafes/${id}`)).json()) as {
      name: string;
    };
    await page.goto(`/?q=${encodeURIComponent(name)}`);
    await page.locator(`a[href^="/cafe/${id}"]`).first().click();
    await page.waitForURL(`**/cafe/${id}`);
    const screen = new CafePage(page);
    const places = () =>
      page
        .locator('main a, main h2, main dt')
        .evaluateAll((all) =>
          all
            .filter((one) => one.textContent !== 'Help check')
            .map((one) => [one.textContent, one.getBoundingClientRect().top].join(' ')),
        );
    await screen.panel('Details').waitFor();
    const before = await places();
    expect(await screen.mark('Website').count()).toBe(0);
    letGo();
    await screen.mark('Website').waitFor();
    expect(await places()).toEqual(before);
  });

  it('becomes a double tick by the Yes of an admin', async () => {
    const id = await uncheckedCafe();
    const screen = new CafePage(await openAdmin(`/cafe/${id}`));
    const line = screen.panel('Details').getByText(/\d facts checked/);
    const checked = async () => Number.parseInt(await line.innerText(), 10);
    const before = await checked();
    await screen.mark('Website').click();
    await screen.answer('Yes').click();
    await screen.source.getByText('Thank you. This is confirmed now.').waitFor();
    await screen.source.getByText(/^checked .* by an admin$/).waitFor();
    await expect.poll(checked).toBe(before + 1);
    const mark = screen.mark('Website');
    expect(await mark.getAttribute('data-reliability')).toBe('sure');
    expect(await factOf(id, 'website')).toMatchObject({
      source: { by: 'admin' },
      isConfirmed: true,
    });
  });

  it('says that a value has changed, and shows it', async () => {
    const { id, version } = await makeCafe();
    const screen = new CafePage(await open(`/cafe/${id}`));
    const { page } = screen;
    const website = 'https://ledger.test';
    const put = await ask('PUT', `/api/admin/cafes/${id}`, { ...CAFE, website, version });
    expect(put.status).toBe(200);
    await screen.mark('Website').click();
    await screen.answer('Yes').click();
    await page.getByText('This has changed', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'ledger.test' }).waitFor();
    await screen.source.getByText('Is it right?').waitFor();
    expect(await screen.source.getByText(/^Thank you/).count()).toBe(0);
  });

  it('says why an answer was not sent', async () => {
    const { id } = await makeCafe();
    const screen = new CafePage(await open(`/cafe/${id}`));
    await screen.page.route('**/answers', (route) => route.abort());
    await screen.mark('Hours').click();
    await screen.answer('Yes').click();
    await screen.source.getByRole('alert').getByText('Network error').waitFor();
    await screen.page.unroute('**/answers');
    await screen.answer('Yes').click();
    await screen.source.getByText(/^Thank you\. /).waitFor();
  });
});

describe.each(['desktop', 'phone'] as const)('the unchecked facts on a %s', (size) => {
  it('are asked one by one, by keyboard, until thanks, and not again', async () => {
    const id = await uncheckedCafe();
    const screen = new CafePage(await open(`/cafe/${id}`, { size }));
    const { page } = screen;
    const dialog = page.getByRole('dialog', { name: 'Help check' });
    const question = dialog.getByRole('heading', { level: 3 });
    await screen.helpCheck.focus();
    await page.keyboard.press('Enter');
    await question.getByText(/^Is the website still .*\?$/).waitFor();
    await expect.poll(() => hasFocus(question)).toBe(true);
    expect(new URL(page.url()).search).toBe('?check=');
    expect(await findViolations(page)).toEqual([]);
    await page.route('**/answers', (route) => route.abort());
    await setTimeout(PAUSE_MS);
    await screen.answer('Yes').click();
    await dialog.getByRole('alert').getByText('Network error').waitFor();
    const first = await question.innerText();
    await page.unroute('**/answers');
    const bar = dialog.getByRole('progressbar');
    const all = Number(await bar.getAttribute('max'));
    expect(all).toBeGreaterThan(1);
    const asked = [first];
    for (let at = 1; at < all; at++) {
      await setTimeout(PAUSE_MS);
      await screen.answer(at === 1 ? 'Not sure' : 'Yes').press('Enter');
      await expect.poll(() => bar.getAttribute('value')).toBe(String(at));
      await expect.poll(() => hasFocus(question)).toBe(true);
      asked.push(await question.innerText());
    }
    expect(new Set(asked).size).toBe(all);
    await screen.answer('No').press('Enter');
    // Too soon after the question.
    expect(await bar.getAttribute('value')).toBe(String(all - 1));
    await setTimeout(PAUSE_MS);
    await screen.answer('No').press('Enter');
    await dialog
      .getByText(`That’s all. Thank you for ${all} answer${all === 1 ? '' : 's'}.`)
      .waitFor();
    await dialog.getByText('An admin will check what you marked as wrong.').waitFor();
    await expect.poll(() => hasFocus(question)).toBe(true);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await screen.panel('Details').getByText('You’ve answered all of these.').waitFor();
    expect(await screen.helpCheck.count()).toBe(0);
  });
});

it('asks members whose favorite it is', async () => {
  const id = await uncheckedCafe();
  const screen = new CafePage(await openAdmin(`/cafe/${id}`));
  const asked = screen
    .panel('Details')
    .getByText('It’s one of your favorites: are the others right?');
  await screen.helpCheck.waitFor();
  expect(await asked.count()).toBe(0);
  await screen.favorite.first().click();
  await asked.waitFor();
});

it('says when all is checked, and asks nothing then', async () => {
  const { id } = await makeCafe();
  const screen = new CafePage(await open(`/cafe/${id}`));
  await screen
    .panel('Details')
    .getByText(/^All 6 facts checked · oldest from /)
    .waitFor();
  expect(await screen.helpCheck.count()).toBe(0);
});
