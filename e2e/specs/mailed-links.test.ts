import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast } from '../drivers/auth.ts';
import { signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { hasFocus } from '../helper/focus.ts';

const { open, mailbox } = useSharedProduct(useBrowser());

const REMINDER = /^Your email address is not confirmed yet/;

async function signUp(username: string) {
  const page = await open('about:blank');
  const member = await signUpAt(page, username, '/profile');
  await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
  return { page, member };
}

/** Opens the address of a mail that begins like this. */
async function openMailed(page: Page, to: string, path: string): Promise<string> {
  const { text } = await mailbox().latestTo(to);
  const url = new RegExp(String.raw`http://\S+${path}[#?]\S+`).exec(text!)![0];
  await page.goto(url);
  return url;
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

describe('the address of a member', () => {
  it('is confirmed by a press on the page that the mailed link opens, and the reminder disappears', async () => {
    const { page, member } = await signUp('confirmer');
    await page.getByText(REMINDER).waitFor();
    const url = await openMailed(page, member.email, '/confirm-email');
    await button(page, 'Confirm my address').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Confirm my address').click();
    const thanks = page.getByRole('status').getByText('Your email address is confirmed.');
    await thanks.waitFor();
    const heading = page.getByRole('heading', { name: 'Confirm your email address' });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: member.name }).waitFor();
    expect(await page.getByText(REMINDER).count()).toBe(0);

    const elsewhere = await open('/about');
    await elsewhere.goto(url);
    await button(elsewhere, 'Confirm my address').click();
    await elsewhere
      .getByRole('alert')
      .getByText('This link has expired or was already used.')
      .waitFor();
    expect(await button(elsewhere, 'Confirm my address').count()).toBe(0);
    await elsewhere.getByRole('link', { name: /^Send a new link/ }).click();
    await elsewhere.waitForURL(/\/auth\?/);
  });

  it('is sent the link again from the reminder', async () => {
    const { page, member } = await signUp('reminded');
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expectToast(page, 'Link sent');
    await expect.poll(() => mailbox().countTo(member.email)).toBe(2);
  });

  it('is not confirmed by half a link', async () => {
    const page = await open('/confirm-email');
    await page.getByRole('alert').getByText('This link is incomplete.').waitFor();
    expect(await button(page, 'Confirm my address').count()).toBe(0);
  });
});

describe('the newsletter', () => {
  it('is subscribed to at the end of a page, confirmed by mail, and unsubscribed by one press', async () => {
    const email = 'reader@example.org';
    const page = await open('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: /e-?mail/i }).fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await new AuthScreen(page)
      .toast('Almost there')
      .getByText(/emailed you a link to confirm/)
      .waitFor();
    await openMailed(page, email, '/newsletter/confirm');
    await button(page, 'Confirm subscription').click();
    await page.getByRole('status').getByText('You’re subscribed.').waitFor();
    await openMailed(page, email, '/api/newsletter/unsubscribe');
    await page.waitForURL(/\/newsletter\/unsubscribe#/);
    await button(page, 'Unsubscribe').click();
    await page.getByRole('status').getByText('You’re unsubscribed').waitFor();
  });
});
