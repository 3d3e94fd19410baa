import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { newVisitor } from '../helper/visitor.ts';

const product = useAccountsProduct(useBrowser(), { TRUST_PROXY: '1' });
const { origin, cafesOf } = product;
const { openAdmin, ask } = useAdmin(product);

const checkedAt = async (id: number) =>
  ((await (await ask('GET', `/api/admin/cafes/${id}`)).json()) as { checkedAt: string | null })
    .checkedAt;

describe('the cafes that need review', () => {
  it('are the reported ones first, and are marked as checked one by one or many at once', async () => {
    const [reported, first, second, third] = await cafesOf();
    for (const reason of ['closed', 'moved']) {
      const sent = await newVisitor('192.0.2.5').send(
        `${origin()}/api/cafes/${reported!.id}/reports`,
        'POST',
        { reason, note: 'Somebody says so.' },
      );
      expect(sent.status).toBe(200);
    }
    const page = await openAdmin('/admin?tab=cafes', { size: 'phone' });
    await page.getByRole('button', { name: /^Needs a look/ }).click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
    const row = rows.filter({ hasText: reported!.name });
    await row.getByText('2 reports').waitFor();
    await row.getByText('Not checked yet').waitFor();
    await expect
      .poll(async () => (await rows.allInnerTexts()).findIndex((text) => text.includes('report')))
      .toBeLessThan(2);
    await row.getByRole('button', { name: `Mark as checked: ${reported!.name}` }).click();
    await expectToast(page, 'Marked as checked');
    expect(await checkedAt(reported!.id)).not.toBeNull();
    const names = [first!, second!, third!];
    for (const { name } of names)
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await page.getByText('3 selected').waitFor();
    expect(await violationsAtSizes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark 3 as checked' }).click();
    await page.getByText('3 selected').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    for (const { id } of names) expect(await checkedAt(id)).not.toBeNull();
    await row.getByRole('link', { name: `See reports: ${reported!.name}` }).click();
    await page.getByRole('list', { name: 'Suggestions' }).getByText('Closed for good').waitFor();
  });
});
