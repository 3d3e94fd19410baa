import type { Locator, Page } from 'playwright-core';

/** A cafe's own page. */
export class CafePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get name(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get favorite(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: /favorite/i })
      .or(this.page.getByRole('main').getByRole('link', { name: /favorite/i }));
  }

  tab(name: 'Details' | 'Map' | 'Reviews'): Locator {
    return this.page.getByRole('tab', { name });
  }

  panel(name: 'Details' | 'Map' | 'Reviews'): Locator {
    return this.page.getByRole('tabpanel', { name });
  }

  get mapsLink(): Locator {
    return this.page.getByRole('link', { name: /View on Google Maps/ });
  }
}
