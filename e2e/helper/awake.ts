import type { BrowserContext, Page } from 'playwright-core';

/** Notes on every page of a session that its application listens (web/src/app/App.tsx). */
export async function noteAwake(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener('awake', (event) => {
      if ((event as CustomEvent<string>).detail === 'screen')
        Object.assign(window, { awake: true });
    });
  });
}

/**
 * Waits until a page of ours is hydrated. What is clicked and typed before is replayed, but keys are not, and a link
 * loads its page again.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'awake' in window || document.querySelector('#page-data') === null,
  );
}
