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

  /** What says where a value comes from. @param what the name of the value, such as 'Website' */
  mark(what: string): Locator {
    return this.page.getByRole('button', { name: `${what}: ` });
  }

  /** What a mark has opened. */
  get source(): Locator {
    return this.page.locator('[popover]:popover-open');
  }

  answer(name: 'Yes' | 'No' | 'Not sure'): Locator {
    const { page } = this;
    return this.source.or(page.getByRole('dialog')).getByRole('button', { name, exact: true });
  }

  get helpCheck(): Locator {
    return this.page.getByRole('link', { name: 'Help check' });
  }
}
