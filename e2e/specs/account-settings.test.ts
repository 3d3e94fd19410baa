import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu, expectToast } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus, holdsFocus } from '../helper/focus.ts';
import { quiet } from '../helper/quiet.ts';

const { open, origin, mailbox } = useSharedProduct(useBrowser());
const NEW_PASSWORD = 'Another good one 7';

async function signUp(username: string) {
  const page = await open('about:blank');
  const member = await signUpAt(page, username, '/profile?tab=settings');
  await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
  return { page, member };
}

async function signIn(username: string, password: string): Promise<Page> {
  const page = await open('/auth');
  await new AuthScreen(page).login(username, password);
  await new MemberMenu(page).trigger.waitFor();
  return page;
}

/** Notices go to confirmed addresses alone. */
async function confirmAddress(email: string): Promise<void> {
  const { text } = await mailbox().latestTo(email);
  const [, token] = /confirm-email#(\S+)/.exec(text!)!;
  await fetch(`${origin()}/api/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

describe('the settings', () => {
  it('change the password, which ends other sessions and sends a notice', async () => {
    const { page, member } = await signUp('changer');
    await confirmAddress(member.email);
    const elsewhere = await signIn(member.username, member.password);
    await page.reload();
    await page.getByText(/^Last used/).waitFor();
    const screen = new AuthScreen(page);
    await screen.button('Change Password').click();
    await expect.poll(() => screen.about('Current password')).toBe('Current password is required');
    await expect
      .poll(() => screen.about('New password'))
      .toBe('Password must be at least 8 characters');
    await expect
      .poll(() => screen.about('Confirm new password'))
      .toBe('Please confirm your new password');
    await screen.field('Current password').fill('wrong password');
    await screen.field('New password').fill(NEW_PASSWORD);
    await screen.field('Confirm new password').fill(NEW_PASSWORD);
    await screen.button('Change Password').click();
    await screen.toast('Error').getByText('Incorrect password.').waitFor();
    await expect.poll(() => hasFocus(screen.field('Current password'))).toBe(true);
    await expect.poll(() => screen.field('New password').inputValue()).toBe(NEW_PASSWORD);
    await screen.field('Current password').fill(member.password);
    await screen.button('Change Password').click();
    await screen
      .toast('Success')
      .getByText('Your password has been changed successfully')
      .waitFor();
    await expect.poll(() => screen.field('New password').inputValue()).toBe('');
    await page.getByText(/^Last used/).waitFor({ state: 'detached' });
    await mailbox().latestTo(member.email, 'Your Cortado password was changed');
    await elsewhere.goto('/profile');
    await elsewhere.waitForURL(/\/auth/);
  });

  it('list the sessions, and end the others', async () => {
    const { page, member } = await signUp('traveller');
    const elsewhere = await signIn(member.username, member.password);
    await page.reload();
    const rows = page.getByRole('listitem').filter({ hasText: / on |browser/ });
    await page.getByText(/^Last used/).waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
    await page.getByText(/^Last used/).waitFor({ state: 'detached' });
    await elsewhere.goto('/profile');
    await elsewhere.waitForURL(/\/auth/);
  });

  it('export everything that is stored, as a file', async () => {
    const { page, member } = await signUp('curious');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const path = await (await downloading).path();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
      account: { username: member.username, email: member.email },
    });
  });

  it('say so, and save nothing, where the data cannot be read any more', async () => {
    const { page } = await signUp('ended.session');
    // Pending requests would be refused, and end the session here, before the press.
    await quiet(page);
    await page.context().clearCookies({ name: 'sid' });
    let isSaved = false;
    page.on('download', () => (isSaved = true));
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expectToast(page, 'Your data was not downloaded');
    await page.waitForURL(/\/auth\?returnTo=/);
    expect(isSaved).toBe(false);
  });

  it('change name, bio and username, which other tabs follow', async () => {
    const { page } = await signUp('renaming');
    await signUp('taken.already');
    const other = await page.context().newPage();
    await other.goto('/profile?tab=settings');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).dblclick();
    await page.getByLabel('Name', { exact: true }).fill('Åsa Ek');
    await page.getByLabel('Bio').fill('Filter, black.');
    await press('Save changes');
    await other.getByRole('heading', { level: 1, name: 'Åsa Ek' }).waitFor();
    await expect.poll(() => hasFocus(page.getByLabel('Bio'))).toBe(true);
    const username = page.getByLabel('Username', { exact: true });
    await username.fill('TAKEN.already');
    await page.getByText('Taken', { exact: true }).waitFor();
    await press('Change username');
    await page.getByText('This username is already taken.').waitFor();
    await expect.poll(() => hasFocus(username)).toBe(true);
    await username.fill('asa.ek');
    await page.getByText('Available', { exact: true }).waitFor();
    // The second click of a double click comes after the answer, when the button has gone.
    await page.getByRole('button', { name: 'Change username', exact: true }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.getByText('@asa.ek').waitFor();
    await expect.poll(() => hasFocus(username)).toBe(true);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await hasFocus(username)).toBe(true);
    await other.getByText('@asa.ek').waitFor();
    await expect
      .poll(() => other.getByLabel('Username', { exact: true }).inputValue())
      .toBe('asa.ek');
  });

  it('change the email address by a mailed link, and undo that by another', async () => {
    const { page, member } = await signUp('moving');
    await confirmAddress(member.email);
    const address = 'moving@new.example';
    await page.getByRole('button', { name: 'Change email address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email address' });
    const email = dialog.getByLabel('New email address');
    await expect.poll(() => hasFocus(email)).toBe(true);
    await email.fill(address);
    await page.keyboard.press('Enter');
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await quiet(page);
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send link' }).dblclick();
    await page.getByText('Confirm your new address.').waitFor();
    const linkTo = async (to: string, path: string) => {
      const { text } = await mailbox().latestTo(to);
      return new RegExp(`http\\S+(/email-change/${path}#\\S+)`).exec(text!)![1]!;
    };
    const undo = await linkTo(member.email, 'undo');
    const confirm = await linkTo(address, 'confirm');
    const link = await page.context().newPage();
    await link.goto(confirm);
    await link.getByRole('button', { name: 'Confirm my new address' }).click();
    await link.getByText(`Your email address is now ${address}.`).waitFor();
    await page.getByLabel('About you').getByText(address).waitFor();
    await link.goto('about:blank');
    await link.goto(confirm);
    await link.getByRole('button', { name: 'Confirm my new address' }).click();
    await link.getByText('This link has expired or was already used.').waitFor();
    await link.goto('about:blank');
    await link.goto(undo);
    // Who is signed in is known late; a press before that must not count for a member.
    await link.route('**/api/user', async (route) => {
      await sleep(1000);
      await route.continue();
    });
    await link.getByRole('button', { name: 'Restore my address' }).click();
    await link.getByText(`Your email address is ${member.email} again.`).waitFor();
    await link.getByRole('link', { name: 'Set a new password' }).click();
    await new AuthScreen(link).button('Send reset link').waitFor();
    await page.waitForURL(/\/auth/);
  });

  it('delete the account after confirmation, and show a failure in the dialog', async () => {
    const { page, member } = await signUp('leaving');
    const trigger = page.getByRole('button', { name: 'Delete Account' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const confirm = dialog.getByRole('button', { name: 'Delete Account' });
    await trigger.click();
    await expect.poll(() => holdsFocus(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(trigger)).toBe(true);
    await trigger.click();
    // What is typed at once goes into the field, and Enter does not leave the dialog.
    const field = dialog.getByLabel('Password', { exact: true });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await dialog.getByText('your name, bio and email address').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByText('Password confirmation is required').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
    await confirm.click();
    await dialog.getByText('Incorrect password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await confirm.click();
    const screen = new AuthScreen(page);
    await screen
      .toast('Success')
      .getByText('Your account has been successfully deleted.')
      .waitFor();
    await page.waitForURL(/:\d+\/$/);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.goto('/auth');
    await screen.login(member.username, member.password);
    await screen.toast('Login failed').waitFor();
  });
});

it('axe finds nothing in the form that says what is wrong, nor in the menu', async () => {
  const page = await open('/auth?tab=register', { size: 'phone', theme: 'dark' });
  await new AuthScreen(page).button('Create Account').click();
  await page.getByText('Name is required').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await signUpAt(page, 'axe.menu');
  await new MemberMenu(page).trigger.click();
  await page.getByRole('menu').waitFor();
  expect(await findViolations(page)).toEqual([]);
});
