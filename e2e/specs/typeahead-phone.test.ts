import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { Typeahead } from '../drivers/typeahead.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();

const ALL = '/?area=all';
const open = async (path = ALL, options: PageOptions = {}) =>
  new Typeahead(await visit(path, options));

describe('the whole screen of a phone', () => {
  it('has room for the name of a filter, and for its count', async () => {
    const search = await open(ALL, { size: { width: 320, height: 640 } });
    await search.type('medium light');
    const option = search.option(/^Light-Medium Roast/);
    const whole = option.getByText(/^(Light-Medium Roast|\d+ cafés)$/);
    const cut = (parts: Element[]) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent);
    await option.waitFor();
    expect(await whole.count()).toBe(2);
    expect(await whole.evaluateAll(cut)).toEqual([]);
  });

  it('holds nothing else, and closes with Back, the page unchanged', async () => {
    const search = await open(ALL, { size: 'phone' });
    const { page } = search;
    await new Discovery(page).settled();
    const top = () =>
      page.getByRole('heading', { level: 1 }).evaluate((one) => one.getBoundingClientRect().y);
    const atRest = await top();
    await page.mouse.wheel(0, 5);
    await expect.poll(top).toBe(atRest - 5);
    // Without the scrolling of Playwright's click.
    const box = (await search.box.boundingBox())!;
    await page.mouse.click(box.x + 60, box.y + 20);
    await search.panel.waitFor();
    const isInert = () =>
      page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null);
    expect(await isInert()).toBe(true);
    const frame = (await page.locator('search').filter({ visible: true }).boundingBox())!;
    expect([frame.x, frame.y, frame.width]).toEqual([0, 0, page.viewportSize()!.width]);
    await search.box.pressSequentially('pour');
    await page.goBack();
    await search.panel.waitFor({ state: 'detached' });
    expect(await search.box.inputValue()).toBe('');
    expect(await isInert()).toBe(false);
    expect(await top()).toBe(atRest - 5);
    await new Discovery(page).expectTotal(105);
  });

  it('closes with its arrow, without a history entry', async () => {
    const search = await open('/about', { size: 'phone' });
    await search.page.goto(ALL);
    await search.box.click();
    await search.page.getByRole('button', { name: 'Back' }).click();
    await search.panel.waitFor({ state: 'detached' });
    await search.page.goBack();
    await search.page.waitForURL('**/about');
  });

  it('goes back one entry, however often its arrow is pressed', async () => {
    const search = await open(ALL, { size: 'phone' });
    await search.box.click();
    await search.page.getByRole('button', { name: 'Back' }).evaluate((back: HTMLElement) => {
      back.click();
      back.click();
    });
    await quiet(search.page);
    expect(new Discovery(search.page).query).toBe('?area=all');
    expect(await search.panel.count()).toBe(0);
  });

  it('closes in a window that becomes wide, as when a tablet is rotated', async () => {
    const search = await open(ALL, { size: { width: 820, height: 1180 } });
    const { page } = search;
    await search.type('ogawa');
    await page.setViewportSize({ width: 1180, height: 820 });
    await new Discovery(page).names.first().click();
    await page.waitForURL('**/cafe/*');
    expect(await search.panel.count()).toBe(0);
  });
});
