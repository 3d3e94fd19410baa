import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectToast } from '../drivers/auth.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { useAdmin } from '../helper/admin.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { newVisitor, registerMember } from '../helper/visitor.ts';

const product = useAccountsProduct(useBrowser(), { TRUST_PROXY: '1' });
const { origin, cafesOf } = product;
const { openAdmin, ask } = useAdmin(product);

const rows = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('link');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cafeNamed = async (q: string) => (await cafesOf(`?q=${encodeURIComponent(q)}`))[0]!;

let members = 0;

/** Reports a cafe as a new member from elsewhere, for a client may do so five times an hour. */
async function report(cafeId: number, body: object): Promise<string> {
  members += 1;
  const name = `teller.${members}`;
  const member = await registerMember(origin(), name, `192.0.2.${members}`);
  const answer = await member.send(`${origin()}/api/cafes/${cafeId}/reports`, 'POST', body);
  if (!answer.ok) throw new Error(await answer.text());
  return name;
}

async function stored(id: number): Promise<Record<string, unknown>> {
  return (await (await ask('GET', `/api/admin/cafes/${id}`)).json()) as Record<string, unknown>;
}

async function edit(id: number, change: object): Promise<void> {
  await ask('PUT', `/api/admin/cafes/${id}`, { ...(await stored(id)), ...change });
}

beforeAll(async () => {
  // The seed has reports of its own.
  const open = (await (await ask('GET', '/api/admin/suggestions')).json()) as { id: number }[];
  for (const { id } of open) {
    await ask('POST', `/api/admin/suggestions/${id}/decline`, { reason: 'not_true' });
  }
});

it('says that there is nothing to review, and that it did not load', async () => {
  const page = await openAdmin('/admin?tab=suggestions');
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  await page.route('**/api/admin/suggestions?**', (route) => route.abort());
  await page.getByRole('button', { name: /^Accepted/ }).click();
  await page.getByRole('heading', { name: 'The suggestions did not load' }).waitFor();
  await page.unroute('**/api/admin/suggestions?**');
  await button(page, 'Try again').click();
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
});

describe('the queue', () => {
  it('accepts some of what is proposed, goes on, and undoes it', async () => {
    const cafe = await cafeNamed('Ogawa Coffee');
    const other = await cafeNamed('George Howell');
    const sender = await report(cafe.id, {
      reason: 'details',
      values: { phone: '617-555-0170', website: 'https://ogawa.example' },
      note: 'The number on the door ends in 70.',
    });
    await report(other.id, { reason: 'closed' });
    const page = await openAdmin('/admin?tab=suggestions');
    await page.getByRole('tab', { name: 'Suggestions 2' }).waitFor();
    await page.getByText('“The number on the door ends in 70.”').waitFor();
    await page.getByText(sender).first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    const phone = page.getByRole('group', { name: 'Phone' });
    await phone.getByRole('radio', { name: /^Current/ }).check();
    await button(page, 'Accept 1 of 2').waitFor();
    await button(page, 'Select none').click();
    await page.getByText('Select at least one change').waitFor();
    await button(page, 'Select all').click();
    await button(page, 'Accept all 2').waitFor();
    await phone.getByRole('radio', { name: /^Current/ }).check();
    await page.getByRole('checkbox', { name: 'Mark as checked today' }).check();
    await button(page, 'Accept 1 of 2').click();
    await expectToast(page, 'Suggestion accepted');
    await page.getByRole('region', { name: other.name }).waitFor();
    expect(await stored(cafe.id)).toMatchObject({ website: 'https://ogawa.example', phone: '' });
    await page.getByRole('tab', { name: 'Suggestions 1' }).waitFor();
    await button(page, 'Undo').click();
    await expectToast(page, 'Suggestion reopened');
    await page.getByRole('region', { name: cafe.name }).waitFor();
    await button(page, 'Accept all 2').waitFor();
    expect(await stored(cafe.id)).not.toMatchObject({ website: 'https://ogawa.example' });
  });

  it('is stepped through with the arrow keys and the chevrons', async () => {
    const page = await openAdmin('/admin?tab=suggestions');
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => hasFocus(rows(page).nth(1))).toBe(true);
    await expect.poll(() => rows(page).nth(1).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => rows(page).first().getAttribute('aria-current')).toBe('true');
    await button(page, 'Next suggestion').click();
    await expect.poll(() => rows(page).nth(1).getAttribute('aria-current')).toBe('true');
  });

  it('warns where the cafe has changed since, and never overwrites it silently', async () => {
    const cafe = await cafeNamed('Gracenote');
    await report(cafe.id, {
      reason: 'details',
      values: { phone: '617-555-0111', name: 'Gracenote' },
    });
    await edit(cafe.id, { phone: '617-555-0148' });
    const page = await openAdmin('/admin?tab=suggestions&kind=details');
    await rows(page).filter({ hasText: 'Changed since' }).click();
    await page.getByText('The phone changed after this was suggested.').waitFor();
    await page.getByText('When suggested: none').waitFor();
    const phone = page.getByRole('group', { name: 'Phone' });
    expect(await phone.getByRole('radio', { name: /^Current/ }).isChecked()).toBe(true);
    await edit(cafe.id, { phone: '617-555-0199' });
    await phone.getByRole('radio', { name: /^Suggested/ }).check();
    await button(page, 'Accept all 2').click();
    await expectToast(page, 'This café has changed');
    await phone.getByText('617-555-0199').waitFor();
    await button(page, 'Accept 1 of 2').waitFor();
    expect(await stored(cafe.id)).toMatchObject({ phone: '617-555-0199' });
  });

  it('reports a decision by somebody else', async () => {
    const cafe = await cafeNamed('Barismo');
    await report(cafe.id, { reason: 'other', note: 'The lights are out.' });
    const page = await openAdmin('/admin?tab=suggestions&kind=other');
    await page.getByText('“The lights are out.”').waitFor();
    const [open] = (await (await ask('GET', '/api/admin/suggestions?kind=other')).json()) as {
      id: number;
    }[];
    await ask('POST', `/api/admin/suggestions/${open!.id}/decline`, { reason: 'already_so' });
    await button(page, 'Accept').click();
    await expectToast(page, 'Someone else already decided this suggestion.');
    await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
  });
});

describe.each(['desktop', 'phone'] as const)('declining on a %s', (size) => {
  it('asks for a reason, and for a line where it is another one', async () => {
    const cafe = await cafeNamed('Broadsheet');
    await report(cafe.id, {
      reason: 'hours',
      values: { openingHours: `Mo-Su 0${size.length}:00-19:00` },
    });
    const page = await openAdmin('/admin?tab=suggestions&kind=hours', { size });
    if (size === 'phone') {
      await rows(page).first().click();
      await page.getByText('1 of 1').waitFor();
    }
    const opener = button(page, 'Decline...');
    await opener.click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
    await opener.click();
    await dialog.getByRole('radio', { name: 'Other' }).check();
    await button(page, 'Decline suggestion').click();
    const line = dialog.getByRole('textbox');
    await expect.poll(() => hasFocus(line)).toBe(true);
    await dialog.getByText('Please explain the reason').waitFor();
    expect(await line.getAttribute('aria-invalid')).toBe('true');
    await line.fill('We rang on Friday.');
    expect(await line.getAttribute('aria-invalid')).toBe(null);
    await page.route('**/decline', (route) => route.abort());
    await button(page, 'Decline suggestion').click();
    await dialog.getByRole('alert').getByText('Network error').waitFor();
    expect(await line.inputValue()).toBe('We rang on Friday.');
    await page.unroute('**/decline');
    await button(page, 'Decline suggestion').click();
    await expectToast(page, 'Suggestion declined');
    await page.getByRole('button', { name: /^Declined/ }).click();
    if (size === 'phone') await rows(page).last().click();
    else await rows(page).filter({ hasText: cafe.name }).last().click();
    await page.getByText('We rang on Friday.').waitFor();
  });
});

describe.each([
  ['desktop', '198.51.100.7'],
  ['phone', '198.51.100.8'],
] as const)('on a %s', (size, from) => {
  it('all of one sender are declined at once, after showing how many', async () => {
    const robot = newVisitor(from);
    for (const n of [1, 2, 3]) {
      const body = { name: `Robot ${size} ${n}`, address: '1 Main St, Boston, MA' };
      expect((await robot.send(`${origin()}/api/suggestions`, 'POST', body)).ok).toBe(true);
    }
    const page = await openAdmin('/admin?tab=suggestions&kind=new_cafe', { size });
    const sent = rows(page).filter({ hasText: `Robot ${size}` });
    await sent.nth(1).click();
    const opener = button(page, 'Decline all 3 from this sender...');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Decline all 3 from this sender?' });
    await dialog
      .getByText(/^This declines all 3 open suggestions .* This can’t be undone\./)
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(opener)).toBe(true);
    await opener.click();
    await dialog.getByRole('radio', { name: 'Not true, or no longer true' }).check();
    await button(page, 'Decline 3 suggestions').dblclick();
    await expectToast(page, '3 suggestions declined');
    await expect.poll(() => sent.count()).toBe(0);
    await page.getByRole('button', { name: /^Declined/ }).click();
    await expect.poll(() => sent.count()).toBe(3);
  });
});

it('accepts a new cafe, asking for its position if that is unknown', async () => {
  await newVisitor('198.51.100.1').send(`${origin()}/api/suggestions`, 'POST', {
    name: 'Cafe Landwer',
    address: '1 Nowhere Lane, Nowhere, ZZ',
  });
  const page = await openAdmin('/admin?tab=suggestions&kind=new_cafe');
  await button(page, 'Accept').click();
  await page.getByText(/Move the pin to the café/).waitFor();
  await page.getByText('Place the pin first').waitFor();
});
