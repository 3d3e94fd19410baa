import { expect, it } from 'vitest';
import { AuthScreen, MemberMenu } from '../drivers/auth.ts';
import { CafePage } from '../drivers/cafe-page.ts';
import { Discovery } from '../drivers/discovery.ts';
import { MemberCafes, signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { quiet } from '../helper/quiet.ts';

const { open, mailbox, ownCafe } = useSharedProduct(useBrowser());
const NEW_PASSWORD = 'Another good one 7';

/** A new member's page, with what it is refused and what it says in the console. */
async function openWatched(username: string, path: string) {
  const page = await open('about:blank');
  const problems = watchConsole(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname !== '/api/user') {
      problems.push(`${response.status()} ${pathname}`);
    }
  });
  const member = await signUpAt(page, username, path);
  return { page, problems, member, screen: new AuthScreen(page), menu: new MemberMenu(page) };
}

it('rating, hearts, preferences and logging out leave no error in the console', async () => {
  const cafe = await ownCafe();
  const path = `/cafe/${cafe.id}?tab=reviews`;
  const { page, problems, member, screen, menu } = await openWatched('walker', path);
  await new MemberCafes(page).star(4).check();
  await page.getByRole('button', { name: 'Submit Rating' }).click();
  await screen.toast('Rating submitted').waitFor();
  await new CafePage(page).favorite.click();
  await screen.toast('Added to favorites').waitFor();
  await page.goto('/profile?tab=preferences');
  await page.getByRole('checkbox', { name: 'Wifi', exact: true }).check();
  await page.getByText('You have 1 favorite filter(s)').waitFor();
  await quiet(page);
  for (const left of ['/profile?tab=preferences', '/?favoritesOnly=true', '/']) {
    await page.goto(left);
    await menu.trigger.waitFor();
    await quiet(page);
    await menu.logOut();
    await screen.toast('Logged out').waitFor();
    await quiet(page);
    if (left === '/') break;
    await page.goto('/auth');
    await screen.login(member.username, member.password);
    await menu.trigger.waitFor();
  }
  expect(problems).toEqual([]);
});

it('nor do a new password and deleting the account', async () => {
  const { page, problems, member, screen, menu } = await openWatched('forgetter', '/');
  // Requests still pending as a member would be refused.
  await quiet(page);
  await menu.logOut();
  await page.goto('/auth?tab=forgotPassword');
  await screen.field('Email').fill(member.email);
  await screen.button('Send reset link').click();
  await page.getByText('Check your email for a password reset link.').waitFor();
  const { text } = await mailbox().latestTo(member.email, 'Reset your Cortado password');
  await page.goto(/http:\/\/\S+\/api\/password-reset\/\S+/.exec(text!)![0]);
  await screen.field('New password').fill(NEW_PASSWORD);
  await screen.field('Confirm new password').fill(NEW_PASSWORD);
  await screen.button('Reset Password').click();
  await screen.tab('Login').waitFor();
  await quiet(page);
  await screen.login(member.username, NEW_PASSWORD);
  await menu.trigger.waitFor();

  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  // The page behind it does not scroll, and no style element was needed, which the policy would refuse.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  expect(await page.locator('style').count()).toBe(0);
  await dialog.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await new Discovery(page).settled();
  await quiet(page);
  expect(problems).toEqual([]);
});
