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

  it('with a disputed fact lead to its check, and ask before they are marked as checked', async () => {
    const { id, name } = (await cafesOf()).at(-1)!;
    const url = `${origin()}/api/cafes/${id}`;
    const { facts } = (await (await fetch(url)).json()) as {
      facts: { fact: string; mark: string }[];
    };
    const { mark } = facts.find(({ fact }) => fact === 'address')!;
    const no = { fact: 'address', mark, answer: 'no' };
    expect((await newVisitor('192.0.2.6').send(`${url}/answers`, 'POST', no)).status).toBe(200);
    const page = await openAdmin('/admin?tab=cafes');
    await page.getByRole('button', { name: /^Needs a look/ }).click();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('1 visitor says it’s not right: Address').waitFor();
    expect(await row.getByRole('link', { name: `See: ${name}` }).getAttribute('href')).toBe(
      `/cafe/${id}?check=`,
    );
    const dialog = page.getByRole('alertdialog', { name: 'Mark as checked?' });
    await row.getByRole('button', { name: `Mark as checked: ${name}` }).click();
    await dialog.getByText('Said to be wrong: Address.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await checkedAt(id)).toBeNull();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Mark 1 as checked' }).click();
    await dialog.getByRole('button', { name: 'Mark as checked' }).click();
    await expectToast(page, 'Marked as checked');
    expect(await checkedAt(id)).not.toBeNull();
  });
});
