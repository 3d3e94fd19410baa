import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu, expectToast, newMember } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { ADMIN } from '../helper/admin-account.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { awake } from '../helper/awake.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { hasFocus } from '../helper/focus.ts';
import { holdAll } from '../helper/held-requests.ts';

const { open } = useSharedProduct(useBrowser());

const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

async function signUp(username: string) {
  const page = await open('about:blank');
  await signUpAt(page, username);
  return { page };
}

describe('creating an account', () => {
  it('welcomes, signs in, and returns to where the visitor was', async () => {
    const page = await open('/auth?tab=register&returnTo=%2Fabout');
    const messages = watchConsole(page);
    const screen = new AuthScreen(page);
    await screen.register(newMember('mara.reyes'));
    const welcome = screen.toast('Registration successful');
    await welcome.getByText('Welcome to Cortado, The mara.reyes!', { exact: true }).waitFor();
    await welcome.getByText(/^We emailed a link to /).waitFor();
    await page.waitForURL(/\/about$/);
    await new MemberMenu(page).trigger.waitFor();
    await page.getByRole('link', { name: 'Create Account' }).waitFor({ state: 'detached' });
    expect(messages).toEqual([]);
  });

  it('shows each field’s problem beside it, and puts the cursor into the first', async () => {
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    await screen.field('Username').fill('ab');
    await screen.field('Email').fill('nobody');
    await screen.field('Password').fill('onlyletters');
    await screen.field('Confirm password').fill('other');
    await screen.button('Create Account').click();
    await expect.poll(() => screen.about('Full name')).toBe('Name is required');
    await expect
      .poll(() => screen.about('Username'))
      .toBe('Username must be at least 3 characters');
    await expect.poll(() => screen.about('Email')).toBe('Please enter a valid email address');
    await expect
      .poll(() => screen.about('Password'))
      .toContain(
        'Password must contain at least 2 of: uppercase, lowercase, numbers, or special characters',
      );
    await expect.poll(() => screen.about('Password')).toContain('Weak. Add an uppercase letter');
    await expect.poll(() => screen.about('Confirm password')).toBe('Passwords do not match');
    await expect.poll(() => hasFocus(screen.field('Full name'))).toBe(true);
    await expect.poll(() => screen.field('Full name').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => screen.field('Email').inputValue()).toBe('nobody');
  });

  it('preserves what was typed where the server refuses it, beside the field it is about', async () => {
    await signUp('taken');
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    await screen.register({ ...newMember('new.one'), username: 'TAKEN' });
    await screen
      .toast('Registration failed')
      .getByText('This username is already taken.')
      .waitFor();
    await expect.poll(() => screen.about('Username')).toBe('This username is already taken.');
    await expect.poll(() => hasFocus(screen.field('Username'))).toBe(true);
    await expect.poll(() => screen.field('Email').inputValue()).toBe('new.one@example.org');
    await expect.poll(() => screen.field('Password').inputValue()).not.toBe('');
  });

  it('shows the strength and compares the repetition during typing', async () => {
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    const meter = page.getByRole('meter', { name: 'Strength' });
    const strengthOf = async (password: string) => {
      await screen.field('Password').fill(password);
      return meter.evaluate((element: HTMLMeterElement) => element.value);
    };
    await expect.poll(() => strengthOf('a')).toBe(20);
    await expect.poll(() => strengthOf('aA')).toBe(40);
    await expect.poll(() => strengthOf('aA1')).toBe(60);
    await expect.poll(() => strengthOf('aA1!')).toBe(80);
    await expect.poll(() => strengthOf('aA1!aA1!')).toBe(100);
    await screen.field('Confirm password').fill('aA1!');
    await expect.poll(() => screen.about('Confirm password')).toBe("Passwords don't match");
    await screen.field('Confirm password').fill('aA1!aA1!');
    await expect.poll(() => screen.about('Confirm password')).toBe('Passwords match');
  });

  it('creates no second account from a double click', async () => {
    const page = await open('/auth?tab=register');
    const screen = new AuthScreen(page);
    const member = newMember('double');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await screen.field('Full name').fill(member.name);
    await screen.field('Username').fill(member.username);
    await screen.field('Email').fill(member.email);
    await screen.field('Password').fill(member.password);
    await screen.field('Confirm password').fill(member.password);
    await screen.button('Create Account').dblclick();
    await new MemberMenu(page).trigger.waitFor();
    expect(requests.filter((url) => url.endsWith('/api/register'))).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('says what is missing, shows a password, and warns of Caps Lock', async () => {
    const page = await open('/auth');
    const screen = new AuthScreen(page);
    await screen.login('ab', 'short');
    await expect
      .poll(() => screen.about('Username'))
      .toBe('Username must be at least 3 characters');
    await expect
      .poll(() => screen.about('Password'))
      .toBe('Password must be at least 6 characters');
    await expect.poll(() => screen.field('Username').getAttribute('autocomplete')).toBe('username');
    await expect
      .poll(() => screen.field('Password').getAttribute('autocomplete'))
      .toBe('current-password');
    await screen.button('Show password').click();
    await expect.poll(() => screen.field('Password').getAttribute('type')).toBe('text');
    await screen.button('Hide password').click();
    await expect.poll(() => screen.field('Password').getAttribute('type')).toBe('password');
    await screen.field('Password').fill('long enough');
    await screen.field('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await page.getByText('Caps Lock is on.').waitFor();
  });

  it.each([ADMIN.username, 'nobody.at.all'])(
    'reports a wrong password and an unknown name alike, and leaves the name: %s',
    async (username) => {
      const page = await open('/auth');
      const screen = new AuthScreen(page);
      await screen.login(username, 'wrong password');
      await screen.toast('Login failed').getByText('Incorrect username or password.').waitFor();
      await expect.poll(() => screen.field('Username').inputValue()).toBe(username);
      await expect.poll(() => hasFocus(screen.field('Password'))).toBe(true);
    },
  );

  it('lets a password manager fill in and a password be pasted', async () => {
    const page = await open('/auth');
    const screen = new AuthScreen(page);
    const [name, password] = [screen.field('Username'), screen.field('Password')];
    expect(await name.getAttribute('autocomplete')).toBe('username');
    expect(await password.getAttribute('autocomplete')).toBe('current-password');
    await name.fill('Copied from elsewhere 7');
    await name.press('Control+a');
    await name.press('Control+c');
    await password.press('Control+v');
    expect(await password.inputValue()).toBe('Copied from elsewhere 7');
  });

  it('welcomes back, and is skipped for a signed-in member', async () => {
    const page = await open('/auth?returnTo=%2Fcontact');
    const screen = new AuthScreen(page);
    await screen.login(ADMIN.username, ADMIN.password);
    await screen.toast('Login successful').getByText('Welcome back, Admin!').waitFor();
    await page.waitForURL(/\/contact$/);
    await page.goto('/auth');
    await page.waitForURL(/:\d+\/$/);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/auth?tab=register'])(
    'never leads to %s',
    async (returnTo) => {
      const page = await open(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
      await new AuthScreen(page).login(ADMIN.username, ADMIN.password);
      await new MemberMenu(page).trigger.waitFor();
      await expect.poll(() => pathOf(page)).toBe('/');
    },
  );

  it('changes tabs in the address without a history entry, by keyboard and by event too', async () => {
    const page = await open('/about');
    await page.goto('/auth?returnTo=%2Fabout');
    const screen = new AuthScreen(page);
    await screen.tab('Create Account').click();
    await page.waitForURL(/tab=register&returnTo=/);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('tabChange', { detail: 'register' })),
    );
    await screen.field('Full name').waitFor();
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('tabChange', { detail: { tab: 'forgotPassword' } })),
    );
    await screen.button('Send reset link').waitFor();
    await page.goBack();
    await page.waitForURL(/\/about$/);
  });
});

describe('a member', () => {
  it('finds their ways in the menu, and signs out in every tab', async () => {
    const { page } = await signUp('two.tabs');
    const other = await page.context().newPage();
    await other.goto('/profile?tab=settings');
    await other.getByRole('heading', { level: 1, name: 'The two.tabs' }).waitFor();
    const menu = new MemberMenu(page);
    await menu.trigger.click();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['My Profile', 'My Favorites', 'Filter Preferences', 'Logout']);
    await menu.item('Logout').click();
    await new AuthScreen(page)
      .toast('Logged out')
      .getByText('You have been successfully logged out.')
      .waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await other.waitForURL(/\/auth\?returnTo=/);
  });

  it('leaves nothing of theirs in the tab after signing out', async () => {
    const { page } = await signUp('no.traces');
    await page.evaluate(() => sessionStorage.setItem('cortado-draft:/owner/1', '{"name":"Mine"}'));
    await new MemberMenu(page).logOut();
    await expectToast(page, 'Logged out');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('cortado-searches'))).toBe(null);
  });

  it('without the role is sent home from the admin’s pages, and an admin finds them in the menu', async () => {
    const { page } = await signUp('no.admin');
    await page.goto('/admin');
    await page.waitForURL(/:\d+\/$/);
    const admin = await open('/auth');
    await new AuthScreen(admin).login(ADMIN.username, ADMIN.password);
    const menu = new MemberMenu(admin);
    await menu.trigger.click();
    await menu.item('Admin Dashboard').waitFor();
  });

  it('has a profile that a guest is asked to sign in for, and returns to', async () => {
    const page = await open('/profile?tab=settings');
    await page.waitForURL(/\/auth\?returnTo=%2Fprofile%3Ftab%3Dsettings$/);
    await new AuthScreen(page).login(ADMIN.username, ADMIN.password);
    await page.waitForURL(/\/profile\?tab=settings$/);
    await page.getByText('@admin').waitFor();
    await page.getByText(/^Member since \w+ 20\d\d$/).waitFor();
  });

  it('is not shown a guest’s header while their own is loading', async () => {
    const { page } = await signUp('no.flash');
    const letGo = await holdAll(page, '**/api/user');
    await page.reload();
    await awake(page);
    const login = page.getByRole('banner').getByText('Login');
    expect([await login.count(), await login.isVisible()]).toEqual([1, false]);
    letGo();
    await new MemberMenu(page).trigger.waitFor();
    expect(await login.count()).toBe(0);
  });
});
