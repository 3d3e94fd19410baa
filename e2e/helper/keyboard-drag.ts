import type { Locator } from 'playwright-core';

/**
 * Lifts what a drag handle moves by pressing Space, and waits for `said` in the live region.
 * The drag library listens for arrow keys from a timer on, which a busy page can run after the
 * announcement: a timer set later runs after it.
 */
export async function liftByKey(handle: Locator, said: string): Promise<void> {
  await handle.press('Space');
  const page = handle.page();
  await page.getByText(said).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
