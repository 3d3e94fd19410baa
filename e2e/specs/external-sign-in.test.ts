import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, openOidcProvider, type OidcProvider } from '../../testing/oidc-provider.ts';
import { AuthScreen, MemberMenu, expectToast, newMember } from '../drivers/auth.ts';
import { findViolations } from '../helper/axe.ts';
import { hasFocus } from '../helper/focus.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchChanges } from '../helper/held-requests.ts';
import {
  dataFolder,
  freePort,
  startProduct,
  stopProduct,
  type Folder,
  type Product,
} from '../helper/product.ts';
import { addPasskeyDevice } from '../helper/passkey-device.ts';
import { appCode } from '../helper/app-code.ts';
import { quiet } from '../helper/quiet.ts';

const visit = useBrowser();
let provider: OidcProvider;
let product: Product;
let folder: Folder;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  provider = await openOidcProvider([`http://localhost:${port}/api/oauth/callback`]);
  folder = await dataFolder();
  product = await startProduct({
    PORT: String(port),
    SEED: 'none',
    DATA_DIR: folder.path,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  origin = await product.ready;
});
afterAll(async () => {
  await stopProduct(product);
  await provider.close();
  await folder.remove();
});
beforeEach(() => {
  provider.behaviour.answer = 'consent';
});

const open = (path: string) => visit(new URL(path, origin).href, { context: { baseURL: origin } });
const button = (page: Page, name = 'Sign in with Google') => page.getByRole('button', { name });

/** Somebody the provider knows, and who is the next to sign in. */
function asks(account: string, email = `${account}@example.org`): void {
  provider.accounts.set(account, { email, email_verified: true, name: `The ${account}` });
  provider.behaviour.account = account;
}

describe('signing in with a provider', () => {
  it('opens a small window, and returns to where the visitor was, with a welcome', async () => {
    asks('popup');
    const page = await open('/auth?returnTo=%2Fabout');
    const opened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opened;
    await new AuthScreen(page)
      .toast('Login successful')
      .getByText('Welcome back, The popup!')
      .waitFor();
    await page.waitForURL(/\/about$/);
    await new MemberMenu(page).trigger.waitFor();
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(page.url()).not.toContain('token');
  });

  it('redirects there and back where windows are blocked', async () => {
    asks('redirect');
    const page = await open('/auth?tab=register&returnTo=%2Fcontact');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button(page, 'Sign up with Google').click();
    await page.waitForURL(/\/contact$/);
    await new MemberMenu(page).trigger.waitFor();
    await page.goBack();
    expect(page.url()).not.toContain('id_token');
  });

  it('reports a refused consent, and a window that was closed', async () => {
    asks('refuser');
    provider.behaviour.answer = 'refuse';
    const page = await open('/auth');
    await button(page).click();
    await page.getByRole('alert').getByText('The sign-in was not finished.').waitFor();

    provider.behaviour.answer = 'ask';
    const opened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opened;
    await page.getByRole('button', { name: 'Connecting...' }).waitFor();
    await popup.close();
    await page.getByRole('alert').getByText('The sign-in was not finished.').waitFor();
    await button(page).waitFor();
  });

  it('begins again on a second press, and accepts a late result', async () => {
    asks('late');
    provider.behaviour.answer = 'ask';
    const page = await open('/auth');
    const opened = page.waitForEvent('popup');
    await button(page).click();
    const popup = await opened;
    await popup.getByRole('link', { name: 'Go on' }).waitFor();
    const first = popup.url();
    await page.getByRole('button', { name: 'Connecting...' }).click();
    await popup.waitForURL((url) => url.href !== first && url.pathname.startsWith('/interaction/'));
    const second = popup.url();
    await popup.getByRole('link', { name: 'Go on' }).click();
    // It asks who it is, and then whether they agree.
    await popup.waitForURL((url) => !url.href.startsWith(second));
    await popup.getByRole('link', { name: 'Go on' }).click();
    await new MemberMenu(page).trigger.waitFor();
  });

  it('asks for the password of an account with the same email, once', async () => {
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    const member = newMember('linker');
    await screen.register(member);
    await new MemberMenu(page).logOut();
    asks('google.linker', member.email);
    await page.goto('/auth');
    await button(page).click();
    await page
      .getByRole('alert')
      .getByText('An account with this email exists but was never confirmed.')
      .waitFor();
    expect(await findViolations(page)).toEqual([]);
    await screen.field('Account password').fill('wrong password');
    await screen.button('Link account').click();
    await page.getByRole('alert').getByText('Incorrect password.').waitFor();
    await screen.field('Account password').fill(member.password);
    await screen.button('Link account').click();
    await screen.toast('Login successful').getByText(`Welcome back, ${member.name}!`).waitFor();
    await page.goto('/profile?tab=settings');
    await page.getByText(/^Signs in with Google, linked on /).waitFor();
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unlink Google?' });
    const unlink = dialog.getByRole('button', { name: 'Unlink Google' });
    await unlink.click();
    await dialog.getByText('Password is required').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('wrong password');
    await unlink.click();
    await dialog.getByText('Incorrect password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await unlink.click();
    await screen.toast('Google is unlinked').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Signs in with Google/).waitFor({ state: 'detached' });
    await expect
      .poll(() => hasFocus(page.getByRole('heading', { level: 1, name: member.name })))
      .toBe(true);
  });

  it('continues without an account of the same email that is somebody else’s', async () => {
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    const member = newMember('squatter');
    await screen.register(member);
    await new MemberMenu(page).logOut();
    asks('google.owner', member.email);
    await page.goto('/auth?returnTo=%2Fprofile');
    await button(page).click();
    await screen.button('It’s not mine, continue without it').click();
    await page.getByRole('heading', { level: 1, name: 'The google.owner' }).waitFor();
    await page.getByText(member.email).waitFor();
  });

  it('says that an email is not taken from a provider that has not confirmed it', async () => {
    asks('unverified');
    provider.accounts.set('unverified', { email: 'unverified@example.org' });
    const page = await open('/auth');
    await button(page).click();
    await page
      .getByRole('alert')
      .getByText('Your provider hasn’t confirmed your email address.')
      .waitFor();
  });

  it('deletes such an account by its typed username, and has no password to change', async () => {
    asks('leaver');
    const page = await open('/auth?returnTo=%2Fprofile%3Ftab%3Dsettings');
    await button(page).click();
    await page.getByRole('heading', { level: 1, name: 'The leaver' }).waitFor();
    await page.getByRole('button', { name: 'Delete Account' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Change Password' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(/No password is needed/).waitFor();
    await dialog.getByRole('textbox', { name: 'Username' }).fill('leaver');
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await page.waitForURL(/:\d+\/$/);
  });

  it('has a passkey confirm what changes two-step sign-in, as there is no password', async () => {
    asks('keyed');
    const page = await open('/auth?returnTo=%2Fprofile%3Ftab%3Dsettings');
    await button(page).click();
    await page.getByRole('heading', { level: 1, name: 'The keyed' }).waitFor();
    await addPasskeyDevice(page);
    const dialog = page.getByRole('dialog');
    const confirmSaved = () => dialog.getByRole('button', { name: 'I’ve saved my codes' }).click();
    const given = dialog.getByText('Confirmed with your passkey');
    const confirm = async () => {
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await expect.poll(() => hasFocus(given)).toBe(true);
    };
    await button(page, 'Add a passkey').click();
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmSaved();

    await button(page, 'New recovery codes').click();
    const makeCodes = dialog.getByRole('button', { name: 'Create new codes' });
    await makeCodes.click();
    const code = dialog.getByLabel('Code from your current app, or a recovery code');
    await dialog.getByText('Please enter a code from your app, or a recovery code').waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    await confirm();
    expect(await findViolations(page)).toEqual([]);
    await makeCodes.click();
    await confirmSaved();

    await button(page, 'Add an app').click();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await dialog.getByLabel('Code from the app').fill(appCode(secret, 40));
    await confirm();
    const useApp = dialog.getByRole('button', { name: 'Use this app' });
    await useApp.click();
    await dialog.getByText('Incorrect code.').waitFor();
    // It was not checked yet.
    await given.waitFor();
    await dialog.getByLabel('Code from the app').fill(appCode(secret));
    await useApp.click();
    await expectToast(page, 'Your new app is set up');
    // Its message moves the buttons below.
    await button(page, 'Use another app').waitFor();

    // The device has one already, and its signature has been used.
    await button(page, 'Add a passkey').click();
    await confirm();
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await dialog.getByText('This device already has a passkey for your account.').waitFor();
    await expect.poll(() => hasFocus(code)).toBe(true);
    await page.keyboard.press('Escape');

    await button(page, 'Turn off').click();
    await confirm();
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await button(page, 'Set up two-step sign-in').waitFor();
  });

  it('ignores what was replayed into the page', async () => {
    const page = await open('/');
    const sent = watchChanges(page, '/api/oauth');
    await page.goto('/oauth-complete#id_token=a.b.c&mode=redirect&returnTo=%2F');
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await quiet(page);
    expect(page.url()).not.toContain('a.b.c');
    expect(sent).toEqual([]);
  });

  it('has no button where it is not set up', async () => {
    const page = await visit('/auth');
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await quiet(page);
    expect(await page.getByText(/with Google/).count()).toBe(0);
  });
});
