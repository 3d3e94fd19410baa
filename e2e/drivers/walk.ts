import type { Locator, Page } from 'playwright-core';

/** The way on foot to a cafe: the card on its page, and the screen with the steps. */
export class Walk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** On the cafe's page. */
  get card(): Locator {
    const heading = this.page.getByRole('heading', { name: 'Walk there', exact: true });
    return this.page.locator('section').filter({ has: heading }).last();
  }

  get steps(): Locator {
    return this.page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  }

  /** The step that is pointed at or focused has a darker row, and a thicker part of the line. */
  step(name: string): Locator {
    return this.steps.getByRole('button', { name });
  }
}
