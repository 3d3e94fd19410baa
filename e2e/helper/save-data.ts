import type { Page } from 'playwright-core';

/** Has the documents of a page find a browser that is to save data. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
