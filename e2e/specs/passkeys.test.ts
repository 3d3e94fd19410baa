import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu, expectToast } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { violationsAtSizes } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';
import { addPasskeyDevice } from '../helper/passkey-device.ts';

const { open } = useSharedProduct(useBrowser());

const dialog = (page: Page) => page.getByRole('dialog');

async function addPasskey(page: Page, name: string, password: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Passkey name').fill(name);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Add a passkey' }).click();
}

describe('passkeys', () => {
  it('are added, sign in alone and as the second step, and are named and removed', async () => {
    const page = await open('about:blank', { size: 'phone' });
    const member = await signUpAt(page, 'keys', '/profile?tab=settings');
    await addPasskeyDevice(page);
    await addPasskey(page, 'Laptop', 'wrong');
    const problem = dialog(page).getByText('Incorrect password.');
    await problem.waitFor();
    const [color, danger] = await problem.evaluate((shown) => {
      const sample = shown.appendChild(document.createElement('i'));
      sample.style.color = 'var(--color-danger)';
      return [getComputedStyle(shown).color, getComputedStyle(sample).color];
    });
    expect(color).toBe(danger);
    expect(await violationsAtSizes(page)).toEqual([]);
    await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
    await dialog(page).getByRole('button', { name: 'Add a passkey' }).click();
    await dialog(page).getByText('Your recovery codes').waitFor();
    await dialog(page).getByRole('button', { name: 'I’ve saved my codes' }).click();
    const list = page.getByRole('list', { name: 'Passkeys' });
    await list.getByText('not used yet').waitFor();

    // Alone, without a name or password.
    await new MemberMenu(page).logOut();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await new MemberMenu(page).trigger.waitFor();

    // After the password.
    await new MemberMenu(page).logOut();
    await page.goto('/auth');
    await new AuthScreen(page).login(member.username, member.password);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await new MemberMenu(page).trigger.waitFor();

    await page.goto('/profile?tab=settings');
    await list.getByText('last used').waitFor();
    const name = list.getByLabel('Passkey name');
    const rename = (of: string) => list.getByRole('button', { name: `Rename ${of}` });
    await rename('Laptop').click();
    await expect.poll(() => hasFocus(name)).toBe(true);
    await name.press('Escape');
    await expect.poll(() => hasFocus(rename('Laptop'))).toBe(true);
    await rename('Laptop').click();
    await name.fill('Work laptop');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => hasFocus(rename('Work laptop'))).toBe(true);
    await list.getByRole('button', { name: 'Remove Work laptop' }).click();
    await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();

    // The device still has it, but it is useless.
    await new MemberMenu(page).logOut();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectToast(page, 'Login failed');
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });
});

it('a passkey alone confirms a new address, and deleting the account', async () => {
  const page = await open('about:blank');
  const member = await signUpAt(page, 'keys.confirm', '/profile?tab=settings');
  await addPasskeyDevice(page);
  await addPasskey(page, 'Laptop', member.password);
  await dialog(page).getByRole('button', { name: 'I’ve saved my codes' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('not used yet').waitFor();
  const confirm = async (form: ReturnType<typeof dialog>) => {
    await form.getByLabel('Password', { exact: true }).fill('wrong password');
    await form.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.poll(() => hasFocus(form.getByText('Confirmed with your passkey'))).toBe(true);
    expect(await violationsAtSizes(page)).toEqual([]);
  };
  await page.getByRole('button', { name: 'Change email address' }).click();
  await dialog(page).getByLabel('New email address').fill('moved@new.example');
  await confirm(dialog(page));
  const send = dialog(page).getByRole('button', { name: 'Send link' });
  await send.click();
  // It is good still.
  await dialog(page).getByText('Incorrect password.').waitFor();
  await dialog(page).getByLabel('Password', { exact: true }).fill(member.password);
  await send.click();
  await page.getByText('Confirm your new address.').waitFor();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const ending = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await confirm(ending);
  await ending.getByLabel('Password', { exact: true }).fill(member.password);
  await ending.getByRole('button', { name: 'Delete Account' }).click();
  await page.waitForURL(/:\d+\/$/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});
