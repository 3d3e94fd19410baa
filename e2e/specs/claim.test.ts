import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useAdmin } from '../helper/admin.ts';
import type { CafeFacts } from '../helper/api.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const product = useSharedProduct(useBrowser());
const { open, ownCafe, mailbox } = product;
const { ask, openAdmin } = useAdmin(product);

/** A cafe that no other test claims, with this website. */
async function unclaimed(website: string): Promise<CafeFacts> {
  const cafe = await ownCafe();
  const path = `/api/admin/cafes/${cafe.id}`;
  const stored = (await (await ask('GET', path)).json()) as object;
  const answer = await ask('PUT', path, { ...stored, website });
  expect(answer.status).toBe(200);
  return cafe;
}

async function mailedCode(to: string): Promise<string> {
  return /\d{6}/.exec((await mailbox().latestTo(to)).text!)![0];
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function paste(page: Page, text: string) {
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

const PHONE = { size: 'phone' } as const;

describe('a cafe is claimed', () => {
  it('by a mailed code, from its page on, and revoked by an admin', async () => {
    const domain = 'claimed.example';
    const cafe = await unclaimed(`https://www.${domain}/`);
    const page = await open('/', PHONE);
    const member = await signUpAt(page, 'claimant', `/cafe/${cafe.id}`);
    await page.getByRole('link', { name: 'Is this your cafe?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Is this your cafe?' }).waitFor();
    await page.getByText(`@${domain}`).waitFor();
    await quiet(page);
    expect(await violationsAtSizes(page)).toEqual([]);
    await press(page, 'Send code');
    await page.getByText('Please enter the part before the @').waitFor();
    await page.getByRole('textbox', { name: 'Mailbox' }).fill('hello');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    await page.getByText(`hello@${domain}`).waitFor();
    await page.getByText(/^Expires in 1[45] minutes/).waitFor();
    const again = page.getByRole('button', { name: /^Send again in 0:\d\d$/ });
    expect(await again.isDisabled()).toBe(true);

    const code = await mailedCode(`hello@${domain}`);
    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Incorrect code. 4 tries left.').waitFor();
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.type('12a');
    expect(await field(page).inputValue()).toBe('12');
    await paste(page, ` ${code.slice(0, 3)} ${code.slice(3)}\n`);
    expect(await field(page).inputValue()).toBe(code);
    await press(page, 'Confirm');
    await page.getByText('You now manage this café', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: `Edit ${cafe.name}` }).waitFor();
    await page.goto(`/cafe/${cafe.id}`);
    await page.getByText('Looked after by its owner').waitFor();

    await page.goto(`/claim/${cafe.id}`);
    await page.getByText('You already manage this café.').waitFor();
    const other = await open('/', PHONE);
    await signUpAt(other, 'late', `/claim/${cafe.id}`);
    await other
      .getByText('This café already has an owner. Ask an admin if that’s wrong.')
      .waitFor();
    await other.getByRole('link', { name: 'Contact an admin' }).click();
    await other.getByRole('dialog').waitFor();

    const admin = await openAdmin(`/admin/cafes/${cafe.id}`, PHONE);
    await admin.getByRole('tab', { name: 'Owners' }).click();
    await admin.getByText(member.email).waitFor();
    await press(admin, 'Remove owner');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove owner' }).click();
    await admin.getByText('This café has no owner yet.').waitFor();
    await page.goto(`/cafe/${cafe.id}`);
    await page.getByRole('link', { name: 'Is this your cafe?' }).waitFor();
  });

  it('by asking an admin, where its website is not its own', async () => {
    const cafe = await unclaimed('https://instagram.com/espresso');
    const page = await open('/', PHONE);
    const member = await signUpAt(page, 'asker', `/claim/${cafe.id}`);
    expect(await page.getByRole('radio', { name: /^Email a code/ }).isDisabled()).toBe(true);
    await page.getByText(/on a shared service/).waitFor();
    await press(page, 'Send request');
    await page.getByText('Please tell us how we can verify this').waitFor();
    const note = page.getByRole('textbox', { name: 'How can we verify this?' });
    await note.fill('I pull the shots.');
    await press(page, 'Send request');
    await page
      .getByRole('status')
      .getByText(
        'Request sent. Please confirm your email address so we can email you when it’s reviewed.',
      )
      .waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await page.reload();
    await page
      .getByText(
        'Request sent. Please confirm your email address so we can email you when it’s reviewed.',
      )
      .waitFor();

    const admin = await openAdmin('/admin?tab=suggestions&kind=claim', PHONE);
    await admin.getByText(cafe.name).first().click();
    await admin.getByText(member.email).waitFor();
    await admin.getByText('instagram.com/espresso').waitFor();
  });
});

it('is decided by an admin where the code went to a personal mailbox', async () => {
  const cafe = await unclaimed('https://personal.example');
  const page = await open('/');
  await signUpAt(page, 'barista', `/claim/${cafe.id}`);
  await page.getByText(/A personal one also needs/).waitFor();
  await page.getByRole('textbox', { name: 'Mailbox' }).fill('ana.silva');
  await press(page, 'Send code');
  await field(page).fill(await mailedCode('ana.silva@personal.example'));
  await press(page, 'Confirm');
  const noted = 'An admin will decide, and can see that you have access to this mailbox.';
  await page.getByText(noted, { exact: true }).waitFor();
  await page
    .getByRole('status')
    .getByText(
      'Request sent. Please confirm your email address so we can email you when it’s reviewed.',
    )
    .waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  expect(await page.getByRole('radio', { name: 'Ask an admin' }).isChecked()).toBe(true);

  const admin = await openAdmin('/admin?tab=suggestions&kind=claim');
  await admin.getByText(cafe.name).first().click();
  await admin.getByText(/Entered the code we emailed to ana.silva@personal.example/).waitFor();
});

it('is claimed by a code that is typed in time, and within five tries', async () => {
  const cafe = await unclaimed('https://late.example');
  const page = await open('/', {
    clock: { at: new Date().toISOString(), timeZone: 'America/New_York' },
  });
  await signUpAt(page, 'latecomer', `/claim/${cafe.id}`);
  await page.getByRole('textbox', { name: 'Mailbox' }).fill('hello');
  await press(page, 'Send code');
  await page.getByText(/^Expires in 1\d minutes/).waitFor();
  await page.clock.setFixedTime(Date.now() + 15 * 60_000);
  await page.getByText('This code has expired. Send a new one.').waitFor();
  expect(await page.getByRole('button', { name: 'Send again', exact: true }).isEnabled()).toBe(
    true,
  );
  const code = await mailedCode('hello@late.example');
  const wrong = code === '000000' ? '000001' : '000000';
  for (const said of ['4 tries', '3 tries', '2 tries', '1 try', 'That was your last try']) {
    await field(page).fill(wrong);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(said).waitFor();
  }
  await page.reload();
  await page.getByRole('textbox', { name: 'Mailbox' }).waitFor();
});

it('is claimed after another mailbox, or an admin, is tried instead', async () => {
  const cafe = await unclaimed('https://other.example');
  const page = await open('/');
  await signUpAt(page, 'switcher', `/claim/${cafe.id}`);
  await page.getByRole('textbox', { name: 'Mailbox' }).fill('gone');
  await press(page, 'Send code');
  await field(page).waitFor();
  await press(page, 'ask an admin');
  await page.getByRole('textbox', { name: 'How can we verify this?' }).waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('textbox', { name: 'Mailbox' }).fill('hello');
  await press(page, 'Send code');
  await page.getByText('Too many attempts').waitFor();
});

it('asks guests to sign in first, and does not exist for unknown cafes', async () => {
  const cafe = await unclaimed('https://guests.example');
  const page = await open(`/claim/${cafe.id}`);
  await page.waitForURL(`**/auth?returnTo=${encodeURIComponent(`/claim/${cafe.id}`)}`);
  const member = await open('/');
  await signUpAt(member, 'wanderer', '/claim/999999');
  await member.getByRole('heading', { level: 1, name: 'Café Not Found' }).waitFor();
});
