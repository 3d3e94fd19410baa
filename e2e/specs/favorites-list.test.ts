import { describe, expect, it } from 'vitest';
import { Discovery } from '../drivers/discovery.ts';
import { MemberCafes, signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';
import { quiet } from '../helper/quiet.ts';

const { open, cafesOf } = useSharedProduct(useBrowser());

describe('the list of favorites', () => {
  it('is back on its first page when a cafe leaves it', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'many.favorites', '/');
    const ids = (await cafesOf()).slice(0, 12).map(({ id }) => id);
    await page.evaluate(async (all) => {
      for (const cafeId of all) {
        await fetch('/api/favorites', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cafeId }),
        });
      }
    }, ids);
    await page.goto('/?area=all&favoritesOnly=true&page=2');
    const discovery = new Discovery(page);
    await page.getByText('Showing 11-12 of 12 cafés', { exact: true }).waitFor();
    await discovery.settled();
    // The page was rendered for a guest, without favorites: the requested page must not change.
    await quiet(page);
    expect(await discovery.shownNames()).toHaveLength(2);
    const [name = ''] = await discovery.shownNames();
    await new MemberCafes(page).heart(name).click();
    await page.getByText('Showing 1-10 of 11 cafés', { exact: true }).waitFor();
    expect(discovery.query).not.toContain('page=');
  });
});
