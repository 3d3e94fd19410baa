import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import type { CafeFacts } from '../helper/api.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { registerMember } from '../helper/visitor.ts';

const product = useAccountsProduct(useBrowser(), { TRUST_PROXY: '1' });
const { origin, cafesOf } = product;
const { openAdmin, ask } = useAdmin(product);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = async (id: number) =>
  (await (await ask('GET', `/api/admin/cafes/${id}`)).json()) as Record<string, unknown>;
const edit = async (id: number, change: object) =>
  ask('PUT', `/api/admin/cafes/${id}`, { ...(await stored(id)), ...change });
const field = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
const radio = (page: Page, label: string, cafe: string) =>
  field(page, label).getByRole('radio', { name: cafe });
const mergePath = (winner: CafeFacts, loser: CafeFacts) =>
  `/admin/merge?winner=${winner.id}&loser=${loser.id}`;
const moved = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition').first().innerText();

/** Two cafes, one with the phone and the other with the website. */
async function twins(at: number): Promise<[CafeFacts, CafeFacts]> {
  const [winner, loser] = (await cafesOf()).slice(at);
  const same = { instagramHandle: 'twins' };
  await edit(winner!.id, { ...same, phone: '', website: 'https://winner.example' });
  await edit(loser!.id, { ...same, phone: '617-555-0136', website: '' });
  return [winner!, loser!];
}

describe.each(['desktop', 'phone'] as const)('merging two cafes on a %s', (size) => {
  const from = size === 'phone' ? 8 : 0;

  it('begins in the queue, takes what is known, and is undone', async () => {
    const [winner, loser] = await twins(from);
    const member = await registerMember(origin(), `twin.${size}`, `192.0.2.${size.length}`);
    await member.send(`${origin()}/api/favorites`, 'POST', { cafeId: loser.id });
    await member.send(`${origin()}/api/cafes/${loser.id}/reports`, 'POST', {
      reason: 'duplicate',
      duplicateOf: winner.id,
    });
    const page = await openAdmin('/admin?tab=suggestions&kind=duplicate', { size });
    if (size === 'phone') {
      await page.getByRole('list', { name: 'Suggestions' }).getByRole('link').first().click();
    }
    await page.getByText(`Merging with ${winner.name} also accepts this suggestion.`).waitFor();
    await page.getByRole('link', { name: 'Compare and merge' }).click();
    await page.getByRole('heading', { level: 1, name: 'Merge two cafés' }).waitFor();
    const deed = button(page, `Merge into ${winner.name}`);
    await deed.waitFor();
    expect(await radio(page, 'Phone', loser.name).isChecked()).toBe(true);
    expect(await radio(page, 'Website', winner.name).isChecked()).toBe(true);
    expect([await moved(page, 'favorites'), await moved(page, 'open reports')]).toEqual(['1', '1']);
    await page.getByText('Same in both').waitFor();
    await page.getByText(/(^| · )twins( · |$)/).waitFor();
    expect(await field(page, 'Instagram').count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await radio(page, 'Name', winner.name).check();
    await deed.click();
    await expectToast(page, `Merged into ${winner.name}`);
    await page.getByRole('tab', { name: 'Suggestions' }).waitFor();
    expect(await stored(winner.id)).toMatchObject({
      name: winner.name,
      phone: '617-555-0136',
      website: 'https://winner.example',
    });
    expect(await stored(loser.id)).toMatchObject({ status: 'archived' });
    await page.goto(`/cafe/${loser.id}`);
    expect(new URL(page.url()).pathname).toBe(`/cafe/${winner.id}`);
    // The cafe's own activity offers it like the directory's.
    await page.goto('/admin');
    const undo = page
      .getByRole('button', { name: /^Put back .* merged another café into/ })
      .first();
    await undo.waitFor();
    await page.goto(`/admin/cafes/${winner.id}`);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await undo.click();
    await expectToast(page, 'Change undone');
    await undo.waitFor({ state: 'detached' });
    await page.getByText(`${loser.name} was restored`).first().waitFor();
    expect(await stored(winner.id)).toMatchObject({ phone: '' });
    expect(await stored(loser.id)).toMatchObject({ status: 'published' });
  });
});

describe('merging two cafes', () => {
  it('swaps them, with what was chosen, by the keyboard', async () => {
    const [winner, loser] = await twins(2);
    const page = await openAdmin(mergePath(winner, loser));
    await radio(page, 'Phone', winner.name).check();
    const swap = button(page, `Swap: keep ${loser.name} instead`);
    await swap.focus();
    await page.keyboard.press('Enter');
    await button(page, `Merge into ${loser.name}`).waitFor();
    expect(await hasFocus(button(page, `Swap: keep ${winner.name} instead`))).toBe(true);
    expect(await radio(page, 'Phone', winner.name).isChecked()).toBe(true);
    expect(await radio(page, 'Website', winner.name).isChecked()).toBe(true);
    await radio(page, 'Phone', winner.name).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => radio(page, 'Phone', loser.name).isChecked()).toBe(true);
    await button(page, `Merge into ${loser.name}`).click();
    await expectToast(page, 'Merged into');
    expect(await stored(winner.id)).toMatchObject({ status: 'archived' });
    await button(page, 'Undo').click();
    await expectToast(page, 'Merge undone');
    expect(await stored(winner.id)).toMatchObject({ status: 'published' });
  });

  it('says that one has changed meanwhile, and writes nothing', async () => {
    const [winner, loser] = await twins(4);
    const page = await openAdmin(mergePath(winner, loser));
    await radio(page, 'Phone', winner.name).check();
    await edit(loser.id, { phone: '617-555-0199' });
    await button(page, `Merge into ${winner.name}`).click();
    await expectToast(page, 'The cafés were not merged');
    await page.getByText('One of the cafés has changed.').first().waitFor();
    await field(page, 'Phone').getByText('617-555-0199').waitFor();
    expect(await radio(page, 'Phone', loser.name).isChecked()).toBe(true);
    expect(await stored(loser.id)).toMatchObject({ status: 'published' });
    await button(page, `Merge into ${winner.name}`).click();
    await expectToast(page, 'Merged into');
    expect(await stored(winner.id)).toMatchObject({ phone: '617-555-0199' });
  });

  it('begins with selected cafes of the table, and goes back to it', async () => {
    const [one, other] = (await cafesOf()).slice(6);
    const page = await openAdmin('/admin?tab=cafes', { size: 'phone', theme: 'dark' });
    const search = page.getByRole('searchbox', { name: 'Search cafés' });
    await search.fill(one!.name);
    await page.getByRole('checkbox', { name: `Select ${one!.name}`, exact: true }).check();
    await page.getByRole('link', { name: 'Merge with...' }).click();
    await page.getByText(`Choose the duplicate of ${one!.name}.`).waitFor();
    const picker = page.getByRole('combobox', { name: 'Duplicate' });
    const pick = async (name: string) => {
      await picker.fill(name);
      await page.getByRole('option').filter({ hasText: name }).first().click();
    };
    await pick(one!.name);
    await page.getByText('A café can’t be merged with itself.').waitFor();
    await pick(other!.name);
    await button(page, `Merge into ${one!.name}`).waitFor();
    await button(page, 'Cancel').click();
    await expect.poll(() => search.inputValue()).toBe(one!.name);
    expect(await stored(other!.id)).toMatchObject({ status: 'published' });
  });
});

it('says that one of the cafes is gone, and that they did not load', async () => {
  const [cafe] = await cafesOf();
  const page = await openAdmin(`/admin/merge?winner=${cafe!.id}&loser=999999`);
  await page.getByRole('heading', { name: 'One of the cafés no longer exists' }).waitFor();
  await page.route('**/api/admin/merges/**', (route) => route.abort());
  await page.goto(`/admin/merge?winner=${cafe!.id}&loser=999999`);
  await page.getByRole('heading', { name: 'The cafés did not load' }).waitFor();
});

it('leaves a report of something else as it is, although it names another cafe', async () => {
  const [cafe, other] = (await cafesOf()).slice(20);
  const reporter = await registerMember(origin(), 'names.another', '192.0.2.99');
  await reporter.send(`${origin()}/api/cafes/${cafe!.id}/reports`, 'POST', {
    reason: 'closed',
    duplicateOf: other!.id,
  });
  const page = await openAdmin('/admin?tab=suggestions&kind=closed');
  await button(page, 'Accept').waitFor();
  expect(await page.getByRole('link', { name: 'Compare and merge' }).count()).toBe(0);
});
