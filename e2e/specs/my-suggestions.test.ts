import { describe, expect, it } from 'vitest';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import type { CafeFacts } from '../helper/api.ts';
import { useAdmin } from '../helper/admin.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';

const product = useSharedProduct(useBrowser());
const { open, ownCafe } = product;
const { ask } = useAdmin(product);

describe('a member’s suggestions', () => {
  it('are a fifth tab once there is one, and show the outcome of each', async () => {
    const page = await open('/', { size: 'phone' });
    await signUpAt(page, 'suggester', '/profile');
    await page.getByRole('tab', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(4);
    const [one, two] = [await ownCafe(), await ownCafe()];
    const report = (id: number, data: object) =>
      page.request.post(`/api/cafes/${id}/reports`, { data });
    await report(one.id, {
      reason: 'details',
      values: { phone: '617-555-0151', website: 'https://light.example' },
    });
    await report(two.id, { reason: 'other', note: 'No lights.' });
    const queuedOf = async ({ id }: CafeFacts) => {
      const queue = await ask('GET', `/api/admin/suggestions?cafeId=${id}`);
      return ((await queue.json()) as { id: number }[])[0]!.id;
    };
    const details = await queuedOf(one);
    const { version } = (await (await ask('GET', `/api/admin/suggestions/${details}`)).json()) as {
      version: number;
    };
    await ask('POST', `/api/admin/suggestions/${details}/accept`, {
      fields: ['phone'],
      version,
    });
    await ask('POST', `/api/admin/suggestions/${await queuedOf(two)}/decline`, {
      reason: 'cannot_check',
      note: 'We rang on Friday.',
    });
    await page.reload();
    await page.getByRole('tab', { name: 'Suggestions' }).click();
    await page.getByText('2 suggestions, 1 accepted. Thank you!').waitFor();
    await page.getByText('1 of 2 changes accepted.').waitFor();
    await page.getByText('Can’t be checked.').waitFor();
    await page.getByText('We rang on Friday.').waitFor();
    expect(await violationsAtSizes(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Suggest a cafe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Suggest a cafe' }).waitFor();
  });
});
