import { describe, expect, it } from 'vitest';
import { AuthScreen, expectToast, newMember } from '../drivers/auth.ts';
import { CafePage } from '../drivers/cafe-page.ts';
import { Discovery } from '../drivers/discovery.ts';
import { MapView } from '../drivers/map.ts';
import { MemberCafes, signUpAt } from '../drivers/members.ts';
import { useSharedProduct } from '../helper/shared-product.ts';
import { findViolations } from '../helper/axe.ts';
import { useBrowser } from '../helper/browser.ts';
import { watchConsole } from '../helper/console.ts';
import { holdRequests, isPost, watchChanges } from '../helper/held-requests.ts';
import { quiet } from '../helper/quiet.ts';

const { open, cafesOf, ownCafe } = useSharedProduct(useBrowser());

const aCafe = async (at: number) => (await cafesOf())[at]!;
const pressed = (heart: ReturnType<MemberCafes['heart']>) => heart.getAttribute('aria-pressed');

describe('hearts', () => {
  it('change at once on the list, and are there on the cafe page and the profile', async () => {
    const page = await open('about:blank', { size: 'phone' });
    const messages = watchConsole(page);
    await signUpAt(page, 'heart', '/?area=all');
    const cafes = new MemberCafes(page);
    const discovery = new Discovery(page);
    await discovery.settled();
    const [name] = (await discovery.shownNames()) as [string];
    const heart = cafes.heart(name);
    await heart.click();
    await expect.poll(() => pressed(heart)).toBe('true');
    await new AuthScreen(page)
      .toast('Added to favorites')
      .getByText(`${name} has been added to your favorites.`)
      .waitFor();
    await discovery.names.first().click();
    await page.getByRole('button', { name: `Favorite ${name}`, pressed: true }).waitFor();
    await page.goto('/profile');
    await page.getByRole('article').getByRole('link', { name }).waitFor();
    await cafes.heart(name).click();
    await page.getByText("You haven't saved any cafés yet.").waitFor();
    // The card is gone before the server has answered.
    await expectToast(page, 'Removed from favorites');
    await page.getByRole('link', { name: 'Discover Cafés' }).click();
    await discovery.settled();
    await page.goto('/?area=all');
    await discovery.settled();
    expect(await pressed(cafes.heart(name))).toBe('false');
    expect(messages).toEqual([]);
  });

  it('are rolled back, with the reason, where the server says no', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'rollback', '/?area=all');
    const { name } = await aCafe(0);
    const heart = new MemberCafes(page).heart(name);
    await heart.waitFor();
    await page.route('**/api/favorites', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await heart.click();
    await new AuthScreen(page)
      .toast('Error')
      .getByText(/^Failed to update favorites: /)
      .waitFor();
    await expect.poll(() => pressed(heart)).toBe('false');
  });

  it('take a double click as one press: the second comes while the first is being saved', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'double', '/?area=all');
    const heart = new MemberCafes(page).heart((await aCafe(1)).name);
    await heart.waitFor();
    const sent = watchChanges(page, '/api/favorites');
    const held = await holdRequests(page, '**/api/favorites', isPost);
    await heart.dblclick();
    await held.answer();
    await expectToast(page, 'Added to favorites');
    expect(sent).toEqual(['POST /api/favorites']);
    await page.reload();
    await expect.poll(() => pressed(heart)).toBe('true');
  });

  it('remove no other cafe by a double click, whose second click would hit the next card', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'next.card', '/?area=all');
    const cafes = new MemberCafes(page);
    for (const at of [0, 1]) {
      const heart = cafes.heart((await aCafe(at)).name);
      await heart.click();
      await expect.poll(() => pressed(heart)).toBe('true');
    }
    await quiet(page);
    await page.goto('/profile');
    const { hearts } = cafes;
    await expect.poll(() => hearts.count()).toBe(2);
    const box = (await hearts.first().boundingBox())!;
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.click(...at);
    await expect.poll(() => hearts.count()).toBe(1);
    expect(await hearts.boundingBox()).toEqual(box);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await quiet(page);
    expect(await hearts.count()).toBe(1);
  });

  it('of a guest lead to signing in, and are saved on the return', async () => {
    const { id, name } = await aCafe(2);
    const page = await open(`/cafe/${id}`);
    await new CafePage(page).favorite.click();
    await page.waitForURL(/\/auth\?returnTo=/);
    const screen = new AuthScreen(page);
    await screen.tab('Create Account').click();
    await screen.register(newMember('wishful'));
    await page.waitForURL(new RegExp(`/cafe/${id}$`));
    await page.getByRole('button', { name: `Favorite ${name}`, pressed: true }).waitFor();
  });

  it('are in the map’s popup too, and a guest’s list has none', async () => {
    const page = await open('/', { drawsMap: true });
    await new Discovery(page).settled();
    await quiet(page);
    expect(await new MemberCafes(page).hearts.count()).toBe(0);
    await signUpAt(page, 'mapper', '/?q=ogawa');
    const [ogawa] = await cafesOf('?q=ogawa');
    const map = new MapView(page);
    await map.open(ogawa!.name);
    const hearts = page.getByRole('button', { name: `Favorite ${ogawa!.name}` });
    await expect.poll(() => hearts.count()).toBe(2);
    await hearts.last().click();
    await expect.poll(() => pressed(hearts.first())).toBe('true');
  });

  it('narrow the list to favorites, and say so in the address', async () => {
    const page = await open('about:blank');
    await signUpAt(page, 'narrow', '/?area=all');
    const cafes = new MemberCafes(page);
    const { name } = await aCafe(3);
    await cafes.heart(name).click();
    await cafes.switch('Show Only Favorites').click();
    const discovery = new Discovery(page);
    await discovery.expectTotal(1);
    await expect.poll(() => discovery.shownNames()).toEqual([name]);
    expect(page.url()).toContain('favoritesOnly=true');
    await discovery.chip('Favorites').click();
    await discovery.expectTotal((await cafesOf()).length);
  });
});

describe('a rating', () => {
  it('is given by keyboard or mouse, updated, and withdrawn; the average follows', async () => {
    const { id, name } = await ownCafe();
    const page = await open(`/cafe/${id}?tab=reviews`);
    await page.getByText('Please login to leave a rating.').waitFor();
    await page.getByRole('link', { name: 'Login to Rate' }).click();
    const screen = new AuthScreen(page);
    await screen.tab('Create Account').click();
    await screen.register(newMember('rater'));
    await page.waitForURL(new RegExp(`/cafe/${id}\\?tab=reviews$`));
    await page.getByRole('heading', { name: 'Add your rating' }).waitFor();
    const cafes = new MemberCafes(page);
    const submit = page.getByRole('button', { name: 'Submit Rating' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await cafes.star(3).check();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cafes.star(4).isChecked()).toBe(true);
    await page.keyboard.press('5');
    await expect.poll(() => cafes.star(5).isChecked()).toBe(true);
    await cafes.star(5).click();
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await cafes.star(4).check();
    await page.getByRole('textbox', { name: 'Review' }).fill('Patient people.');
    await page.getByText('15 of 2,000 characters').waitFor();
    await submit.click();
    await screen.toast('Rating submitted').getByText('Thank you for rating this café!').waitFor();
    await page.getByRole('heading', { name: 'Update your rating' }).waitFor();
    await page.getByText('Average of 1 rating').waitFor();

    await page.goto('/profile?tab=ratings');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByText('“Patient people.”').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: `Edit your rating of ${name}` }).click();
    await page.getByRole('heading', { name: 'Update your rating' }).waitFor();
    await expect.poll(() => cafes.star(4).isChecked()).toBe(true);
    await page.goto('/profile?tab=ratings');
    await page.getByRole('button', { name: `Withdraw your rating of ${name}` }).click();
    await page.getByText('Your ratings will appear here once you start rating cafés.').waitFor();
    // The row is gone before the server has answered.
    await screen.toast('Rating withdrawn').waitFor();
    await page.goto(`/cafe/${id}?tab=reviews`);
    await page.getByRole('heading', { name: 'Add your rating' }).waitFor();
    await page.getByRole('tabpanel').getByText('Not rated', { exact: true }).waitFor();
  });

  it('that cannot be sent stays as typed, also after a visit to another tab', async () => {
    const { id } = await ownCafe();
    const page = await open('about:blank');
    await signUpAt(page, 'offline', `/cafe/${id}?tab=reviews`);
    await new MemberCafes(page).star(2).check();
    await page.getByRole('textbox', { name: 'Review' }).fill('Kept.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    // The toast's own parts have not loaded either: its text is shown without them, until the next toast.
    await page
      .getByText(/Failed to submit rating: Network error/)
      .first()
      .waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Review' }).inputValue())
      .toBe('Kept.');
    await expect.poll(() => new MemberCafes(page).star(2).isChecked()).toBe(true);
    await page.context().setOffline(false);
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('tab', { name: 'Reviews' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Review' }).inputValue())
      .toBe('Kept.');
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expectToast(page, 'Rating submitted');
  });

  it('beyond the limit is refused with the reason, and stays as typed', async () => {
    const { id } = await aCafe(7);
    const page = await open('about:blank');
    await signUpAt(page, 'toomany', `/cafe/${id}?tab=reviews`);
    const message = 'You’ve reached the limit of 2,000 ratings. Withdraw one first.';
    await page.route('**/ratings', (route) =>
      isPost(route.request())
        ? route.fulfill({ status: 409, json: { code: 'TOO_MANY_RATINGS', message } })
        : route.continue(),
    );
    await new MemberCafes(page).star(2).check();
    await page.getByRole('textbox', { name: 'Review' }).fill('Kept.');
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await new AuthScreen(page).toast('Error').getByText(message).waitFor();
    await page.getByRole('heading', { name: 'Add your rating' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Review' }).inputValue()).toBe('Kept.');
    expect(await new MemberCafes(page).star(2).isChecked()).toBe(true);
  });

  it('is visible to its author only', async () => {
    const { id } = await ownCafe();
    const page = await open('about:blank');
    await signUpAt(page, 'secretive', `/cafe/${id}?tab=reviews`);
    await new MemberCafes(page).star(5).check();
    await page.getByRole('textbox', { name: 'Review' }).fill('my-secret-words');
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expectToast(page, 'Rating submitted');
    const other = await open('about:blank');
    await signUpAt(other, 'curious', `/cafe/${id}?tab=reviews`);
    await other.getByRole('heading', { name: 'Add your rating' }).waitFor();
    expect(await other.content()).not.toContain('my-secret-words');
    expect(await other.getByRole('radio', { checked: true }).count()).toBe(0);
  });
});
