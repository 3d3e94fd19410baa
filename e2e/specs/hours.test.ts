import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { allSaid, AREA, NAMES, publishHours, said } from '../helper/hours-cafes.ts';

const product = useSharedProduct(useBrowser());
const { open } = product;
const { ask } = useAdmin(product);

let ids: Awaited<ReturnType<typeof publishHours>>;
/** A day after today in Boston, as the server sees it: all of its hours are known. */
let date = '';

/** The instant of a time of that day in Boston. */
function at(time: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return ['-04:00', '-05:00']
    .map((offset) => new Date(`${date}T${time}${offset}`))
    .find((instant) => clock.format(instant) === time)!
    .toISOString();
}
const weekday = (days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toLocaleDateString('en-US', {
    weekday: 'short',
    timeZone: 'UTC',
  });

beforeAll(async () => {
  ids = await publishHours(ask);
  const answer = await ask('GET', `/api/cafes/${ids.get('Daily Coffee')}`);
  const { hours } = (await answer.json()) as { hours: { from: string }[] };
  date = hours[2]!.from.slice(0, 10);
});

/** Lets the visitor's clock show another time. */
async function passTo(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(at(time));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

describe.each([
  ['desktop', 'Asia/Tokyo', 128],
  ['phone', 'America/Los_Angeles', 120],
] as const)('on a %s in %s', (size, timeZone, rowHeight) => {
  const visit = (path: string, time: string) =>
    open(path, { size, clock: { at: at(time), timeZone } });

  it('the list says by the cafe’s clock whether it is open, and updates each minute', async () => {
    const page = await visit(`/?area=${AREA}`, '16:52');
    await expect
      .poll(() => allSaid(page))
      .toEqual({
        'Always Coffee': 'Open 24 hours',
        'Daily Coffee': 'Open · closes 6 PM',
        'Early Coffee': 'Closes soon · 5:30 PM',
        'Late Coffee': 'Opens soon · 5:15 PM',
        'Morning Coffee': `Closed · opens ${weekday(1)} 7 AM`,
        'Shut Coffee': 'Closed',
        'Unknown Coffee': '',
      });
    const heights = () =>
      page
        .getByRole('main')
        .locator('li[data-cafe]')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    const before = await heights();
    expect(new Set(before)).toEqual(new Set([rowHeight]));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await passTo(page, '17:30');
    await expect.poll(() => said(page, 'Early Coffee')).toBe(`Closed · opens ${weekday(1)} 7 AM`);
    expect(await said(page, 'Daily Coffee')).toBe('Closes soon · 6 PM');
    expect(await said(page, 'Late Coffee')).toBe('Open · closes 1 AM');
    expect(await heights()).toEqual(before);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  it('the cafe’s page shows its week from today', async () => {
    const page = await visit(`/cafe/${ids.get('Late Coffee')}`, '23:30');
    const visiting = page.getByRole('complementary', { name: 'Visiting' });
    await visiting.getByRole('heading', { name: 'Hours', exact: true }).waitFor();
    await expect
      .poll(() => visiting.getByRole('term').allInnerTexts())
      .toEqual(['Today', ...[1, 2, 3, 4, 5, 6].map(weekday)]);
    await expect
      .poll(() => visiting.getByRole('definition').first().innerText())
      .toBe('5:15 PM–1:00 AM');
    expect(await page.getByText('Open · closes 1 AM').count()).toBe(2);
  });

  it('a page without hours shows the typical ones, and asks who knows better', async () => {
    const page = await visit(`/cafe/${ids.get('Unknown Coffee')}`, '16:52');
    await page.getByRole('heading', { name: 'Typical hours' }).waitFor();
    const headings = page.getByRole('complementary').getByRole('heading');
    expect((await headings.allInnerTexts()).slice(0, 3)).toEqual([
      'Walk there',
      'Hours',
      'Typical hours',
    ]);
    expect(await page.getByText('Hours unknown').count()).toBe(2);
    const link = page.getByRole('link', { name: 'Tell us' });
    expect(await link.getAttribute('href')).toBe(`/cafe/${ids.get('Unknown Coffee')}?report=hours`);
    expect(await page.getByText(/closes|Closed/).count()).toBe(0);
  });
});

describe('the filter', () => {
  const shown = async (discovery: Discovery) => (await discovery.shownNames()).toSorted();

  it('shows what is open now, offers those with unknown hours, and hides them again', async () => {
    const page = await open(`/?area=${AREA}`);
    const discovery = new Discovery(page);
    await page.getByRole('radio', { name: 'Open now' }).check();
    await page.getByText('1 more with unknown hours').waitFor();
    expect(discovery.query).toContain('openAt=now');
    const isOpen = await shown(discovery);
    expect(isOpen).toContain('Always Coffee');
    expect(isOpen).not.toContain('Shut Coffee');
    expect(isOpen).not.toContain('Unknown Coffee');
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect.poll(async () => (await discovery.shownNames()).at(-1)).toBe('Unknown Coffee');
    expect(discovery.query).toContain('hours=unknown');
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^Unknown hours too/ }).isChecked())
      .toBe(true);
    await page.getByRole('button', { name: 'Hide them' }).click();
    await expect.poll(() => shown(discovery)).toEqual(isOpen);
    await discovery.chip('Open now').click();
    await expect.poll(() => shown(discovery)).toEqual(NAMES);
    expect(discovery.query).not.toContain('hours');
  });

  it('asks for an hour of a weekday', async () => {
    const page = await open(`/?area=${AREA}`);
    const discovery = new Discovery(page);
    await page.getByRole('radio', { name: 'Open at...' }).check();
    await page.getByRole('combobox', { name: 'Day' }).selectOption('Mon');
    await page.getByRole('combobox', { name: 'Time' }).selectOption('12:30 AM');
    await discovery.chip('Open Mon 12:30 AM').waitFor();
    expect(discovery.query).toContain('openAt=mon-0030');
    await expect.poll(() => shown(discovery)).toEqual(['Always Coffee', 'Late Coffee']);
    // The rows speak of that time.
    await expect.poll(() => said(page, 'Late Coffee')).toBe('Open Mon 12:30 AM · closes 1 AM');
  });

  it('is one tap away on a phone', async () => {
    const page = await open(`/?area=${AREA}`, { size: 'phone' });
    const discovery = new Discovery(page);
    const now = page.getByRole('button', { name: 'Open now' });
    await now.click();
    await expect.poll(() => now.getAttribute('aria-pressed')).toBe('true');
    await page.getByText('1 more with unknown hours').waitFor();
    expect(await shown(discovery)).toContain('Always Coffee');
    expect(await shown(discovery)).not.toContain('Shut Coffee');
    await page.getByRole('button', { name: 'Open at...' }).click();
    const dialog = page.getByRole('dialog');
    const day = dialog.getByRole('combobox', { name: 'Day' });
    await expect.poll(() => hasFocus(day)).toBe(true);
    expect(await dialog.getByRole('radio', { name: 'Open at...' }).isChecked()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await day.selectOption('Mon');
    await dialog.getByRole('combobox', { name: 'Time' }).selectOption('12:30 AM');
    await dialog.getByRole('button', { name: 'Show 2 cafés' }).click();
    await expect.poll(() => shown(discovery)).toEqual(['Always Coffee', 'Late Coffee']);
    const chosen = page.getByRole('button', { name: 'Open Mon 12:30 AM', exact: true });
    await expect.poll(() => hasFocus(chosen)).toBe(true);
    await chosen.click();
    await expect.poll(() => hasFocus(day)).toBe(true);
    expect(await day.inputValue()).toBe('mon');
  });

  it('returns to what a phone showed before when it is closed', async () => {
    const page = await open(`/?area=${AREA}`, { size: 'phone' });
    const discovery = new Discovery(page);
    await page.getByRole('button', { name: 'Open at...' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(discovery.query).toContain('openAt=');
    await page.goBack();
    await expect.poll(() => shown(discovery)).toEqual(NAMES);
    expect(discovery.query).not.toContain('openAt');
  });
});
