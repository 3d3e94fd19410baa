import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, MemberMenu } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';

const { open, origin, mailbox } = useSharedProduct(useBrowser());
const NEW_PASSWORD = 'Another good one 7';

async function openMailedLink(page: Page, email: string): Promise<void> {
  const { text } = await mailbox().latestTo(email, 'Reset your Cortado password');
  await page.goto(/http:\/\/\S+\/api\/password-reset\/\S+/.exec(text!)![0]);
}

describe('a forgotten password', () => {
  it('is reset through the mailed link, from the first press to the new sign-in', async () => {
    const page = await open('about:blank');
    const member = await signUpAt(page, 'forgetful');
    await new MemberMenu(page).logOut();
    await page.goto('/auth');
    const screen = new AuthScreen(page);
    await screen.button('Forgot password?').click();
    await page.waitForURL(/tab=forgotPassword/);
    await screen.field('Email').fill('nobody');
    await screen.button('Send reset link').click();
    await expect.poll(() => screen.about('Email')).toBe('Please enter a valid email address');
    await screen.field('Email').fill(member.email);
    await screen.button('Send reset link').click();
    await page
      .getByText('Check your email for a password reset link. The link will expire in 1 hour.')
      .waitFor();

    await openMailedLink(page, member.email);
    await page.waitForURL(/\/auth\?tab=resetPassword&reset=true$/);
    await screen.toast('Password Reset').getByText('Please enter your new password').waitFor();
    expect(page.url()).not.toContain('token');
    await screen.field('New password').fill(NEW_PASSWORD);
    await screen.field('Confirm new password').fill('something else');
    await screen.button('Reset Password').click();
    await expect.poll(() => screen.about('Confirm new password')).toBe('Passwords do not match');
    await screen.field('Confirm new password').fill(NEW_PASSWORD);
    await screen.button('Reset Password').click();
    await screen.toast('Password reset successful').waitFor();
    await page.getByText('Your password has been reset successfully.').waitFor();
    await screen.tab('Login').waitFor();
    await screen.login(member.username, NEW_PASSWORD);
    await new MemberMenu(page).trigger.waitFor();

    await openMailedLink(await open('about:blank'), member.email).catch(() => {});
    // One to confirm the address, the link, and the notice.
    await expect.poll(() => mailbox().countTo(member.email)).toBe(3);
  });

  it('of a signed-in member ends at the login, signed out everywhere', async () => {
    const page = await open('about:blank');
    const member = await signUpAt(page, 'everywhere');
    await fetch(`${origin()}/api/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email }),
    });
    await openMailedLink(page, member.email);
    const screen = new AuthScreen(page);
    await screen.field('New password').fill(NEW_PASSWORD);
    await screen.field('Confirm new password').fill(NEW_PASSWORD);
    await screen.button('Reset Password').click();
    await screen.tab('Login').waitFor();
    await screen.login(member.username, NEW_PASSWORD);
    await new MemberMenu(page).trigger.waitFor();
  });

  it('asks for no password where the link is used, somebody else’s or missing', async () => {
    const page = await open('/password-reset/7');
    const text = 'Invalid or expired reset link. Please request a new one.';
    await page.getByText(text).waitFor();
    await page.getByRole('link', { name: 'Request a new password reset link' }).click();
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    for (const path of [
      `/auth?token=${'a'.repeat(43)}`,
      '/auth?mode=resetPassword&oobCode=abc',
      '/auth?tab=resetPassword&reset=true',
      '/auth?tab=resetPassword',
    ]) {
      await page.goto(path);
      await page.getByText(text).waitFor();
    }
    await page.goto('/password-reset');
    await page.getByText('Invalid password reset link. Missing user ID.').waitFor();
    await page.goto('/password-reset/7?token=abc');
    await page.waitForURL(/\/auth\?token=abc$/);
    for (const path of ['/reset-password', '/reset-password/5', '/password-reset/5/x']) {
      await page.goto(path);
      await page.waitForURL(/\/auth$/);
      await page.getByRole('tab', { name: 'Login' }).waitFor();
    }
  });

  it('can be requested five times an hour', async () => {
    const page = await open('/auth?tab=forgotPassword');
    const screen = new AuthScreen(page);
    for (let count = 0; count < 5; count++) {
      await screen.field('Email').fill('often@example.org');
      await screen.button('Send reset link').click();
      // There already before the answer: the next would be requested in parallel.
      await page.getByText('Check your email for a password reset link.').waitFor();
      await screen.button('Back to login').click();
      await screen.button('Forgot password?').click();
    }
    await screen.field('Email').fill('often@example.org');
    await screen.button('Send reset link').click();
    await screen
      .toast('Error')
      .getByText('Too many attempts. Please wait before trying again.')
      .waitFor();
    await expect.poll(() => screen.field('Email').inputValue()).toBe('often@example.org');
  });
});
