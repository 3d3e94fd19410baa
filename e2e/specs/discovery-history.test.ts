import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { useBrowser } from '../helper/browser.ts';

const visit = useBrowser();

interface Moment {
  query: string;
  heading: string;
  names: string[];
  medium: boolean;
  sort: string;
}

async function moment(discovery: Discovery): Promise<Moment> {
  await discovery.settled();
  return {
    query: discovery.query,
    heading: await discovery.headingText(),
    names: await discovery.shownNames(),
    medium: await discovery.option('Medium Roast').isChecked(),
    sort: await discovery.sort.inputValue(),
  };
}

describe('Back and Forward', () => {
  it('restore every step exactly', async () => {
    const discovery = new Discovery(await visit('/'));
    const { page } = discovery;
    await discovery.paging.waitFor();
    const moments = [await moment(discovery)];
    const steps: (() => Promise<unknown>)[] = [
      () => page.getByRole('button', { name: /^Show all \d+ cafés/ }).click(),
      () => discovery.option('Medium Roast').check(),
      () => discovery.sort.selectOption({ label: 'Most Reviewed' }),
      () => discovery.pageButton(2).click(),
      () => discovery.useKilometers(),
    ];
    for (const step of steps) {
      const before = discovery.query;
      await step();
      await expect.poll(() => discovery.query).not.toBe(before);
      moments.push(await moment(discovery));
    }
    for (const expected of moments.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect.poll(() => moment(discovery)).toEqual(expected);
    }
    for (const expected of moments.slice(1)) {
      await page.goForward();
      await expect.poll(() => moment(discovery)).toEqual(expected);
    }
  });

  it('come back to the same list from a cafe', async () => {
    const discovery = new Discovery(await visit('/?area=all&features=wifi&page=2'));
    const before = await moment(discovery);
    await discovery.names.first().click();
    await discovery.page.waitForURL('**/cafe/*');
    await discovery.page.goBack();
    await expect.poll(() => moment(discovery)).toEqual(before);
  });

  it('open the same list from a copied address', async () => {
    const address = '/?q=coffee&roastLevels=medium&sort=rating&unit=km&page=2';
    const first = new Discovery(await visit(address));
    const second = new Discovery(await visit(address));
    const expected = await moment(first);
    await expect.poll(() => moment(second)).toEqual(expected);
    expect(expected).toEqual(await moment(first));
  });

  it('do not change an address with filters that do not exist', async () => {
    const discovery = new Discovery(await visit('/?roastLevels=purple'));
    await discovery.page.getByText('No cafés found', { exact: true }).waitFor();
  });
});
