import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useAccountsProduct } from '../helper/accounts-product.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { appCode } from '../helper/app-code.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser, type PageOptions } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const { open } = useAccountsProduct(useBrowser(), { REQUIRE_TWO_STEP: 'admins' });
const SETTINGS = '/profile?tab=settings';

const panel = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Two-step sign-in' }) });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the dialog that adds an app. @returns its secret */
async function beginSetUp(page: Page): Promise<string> {
  await panel(page).getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const text = await dialog(page).locator('code').innerText();
  return text.replaceAll(/\s/g, '');
}

async function setUp(page: Page, password: string) {
  const secret = await beginSetUp(page);
  await dialog(page).getByLabel('Code from the app').fill(appCode(secret));
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await dialog(page).getByText('Your recovery codes').waitFor();
  const codes = await dialog(page).getByRole('listitem').allInnerTexts();
  return { secret, codes };
}

/** A member who signs in in two steps, at their settings. */
async function signUpInTwoSteps(username: string, options: PageOptions = {}) {
  const page = await open('about:blank', options);
  const member = await signUpAt(page, username, SETTINGS);
  const made = await setUp(page, member.password);
  await dialog(page).getByRole('button', { name: 'I’ve saved my codes' }).click();
  return { page, member, ...made };
}

/** A new browser after the first step. */
async function begin(username: string, password: string, options: PageOptions = {}) {
  const page = await open('/auth?returnTo=%2Fprofile', options);
  const screen = new AuthScreen(page);
  await screen.login(username, password);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  return { page, screen };
}

const field = (page: Page) => page.getByRole('main').getByRole('textbox');

describe.each(['phone', 'desktop'] as const)('two-step sign-in on a %s', (size) => {
  it('is set up by an app and its code, and shows the recovery codes once', async () => {
    const page = await open('about:blank', { size, theme: size === 'phone' ? 'dark' : 'light' });
    const { password } = await signUpAt(page, `setter.${size}`, SETTINGS);
    const secret = await beginSetUp(page);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await dialog(page).getByRole('figure', { name: 'QR code' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const turnOn = dialog(page).getByRole('button', { name: 'Turn on' });
    const code = dialog(page).getByLabel('Code from the app');
    await turnOn.click();
    await dialog(page).getByText('Please enter the code from the app').waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    await code.fill(appCode(secret, 40));
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await turnOn.click();
    await dialog(page).getByText('Incorrect code.').waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    await code.fill(appCode(secret));
    await turnOn.click();
    const codes = dialog(page).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    await page.emulateMedia({ media: 'print' });
    expect(await codes.first().isVisible()).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.trim().split('\n')).toEqual(await codes.allInnerTexts());
    await dialog(page).getByRole('button', { name: 'I’ve saved my codes' }).click();
    await panel(page).getByText('10 recovery codes are left').waitFor();
  });

  it('asks for the code after the password, takes it with a space, and continues where the member was', async () => {
    const { member, secret } = await signUpInTwoSteps(`comer.${size}`, { size });
    const { page } = await begin(member.username, member.password, { size });
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    expect(await field(page).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field(page).getAttribute('inputmode')).toBe('numeric');
    expect(await findViolations(page)).toEqual([]);
    await field(page).fill(appCode(secret, 40));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Incorrect code.').waitFor();
    await expect.poll(() => hasFocus(field(page))).toBe(true);
    // The code of this very step may have been what set it up.
    const next = appCode(secret, 1);
    await field(page).fill(`${next.slice(0, 3)} ${next.slice(3)}`);
    await field(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

it('an app whose secret did not load can be tried again', async () => {
  const page = await open('/');
  await signUpAt(page, 'second.try', '/profile?tab=settings');
  await page.route('**/api/user/two-step/secret', (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await dialog(page).getByRole('alert').waitFor();
  await page.unroute('**/api/user/two-step/secret');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await dialog(page).locator('code').waitFor();
  await expect.poll(() => hasFocus(dialog(page).getByLabel('Code from the app'))).toBe(true);
});

describe('the second step', () => {
  it('takes a recovery code, and can be switched off with the password', async () => {
    const { member, codes } = await signUpInTwoSteps('finder');
    const { page } = await begin(member.username, member.password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0]!);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
    await page.goto(SETTINGS);
    await panel(page).getByText('9 recovery codes are left').waitFor();
    await panel(page).getByRole('button', { name: 'Turn off' }).click();
    await dialog(page).getByLabel('Password', { exact: true }).fill('wrong');
    await dialog(page).getByRole('button', { name: 'Turn off' }).click();
    await dialog(page).getByText('Incorrect password.').waitFor();
    await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
    await dialog(page).getByRole('button', { name: 'Turn off' }).click();
    await panel(page).getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
    await new MemberMenu(page).logOut();
    await page.goto('/auth');
    await new AuthScreen(page).login(member.username, member.password);
    await new MemberMenu(page).trigger.waitFor();
  });

  it('that took too long leads back to signing in, with the name filled in', async () => {
    const { member, secret } = await signUpInTwoSteps('sleeper');
    const { page, screen } = await begin(member.username, member.password);
    await page.reload();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await page.goto('/auth');
    await screen.login(member.username, member.password);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    // Otherwise the request for the ways to sign in would be the first to fail.
    await quiet(page);
    await page.context().clearCookies({ name: 'second-step' });
    await field(page).fill(appCode(secret, 1));
    await page.getByRole('button', { name: 'Continue' }).click();
    await screen.toast('That took too long. Please sign in again.').waitFor();
    await expect.poll(() => screen.field('Username').inputValue()).toBe(member.username);
  });
});

describe('an admin who needs it', () => {
  it('is redirected to set it up before the dashboard opens', async () => {
    const page = await open('/auth', { size: 'phone' });
    await new AuthScreen(page).login(ADMIN.username, ADMIN.password);
    await new MemberMenu(page).trigger.waitFor();
    await page.goto('/about');
    await page.goto('/admin');
    await panel(page).getByText('Admins need two-step sign-in here').waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    const heading = panel(page).getByRole('heading');
    await expect.poll(() => hasFocus(heading)).toBe(true);
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.goForward();
    await setUp(page, ADMIN.password);
    await dialog(page).getByRole('button', { name: 'I’ve saved my codes' }).click();
    await page.goto('/admin?tab=users');
    await page.getByText('admin@localhost').first().waitFor();
  });
});
