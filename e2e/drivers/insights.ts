import type { Locator, Page } from 'playwright-core';

/** What was searched, as admins see it. */
export class Insights {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bars(): Locator {
    return this.page
      .getByRole('region', { name: 'Searches a week' })
      .getByRole('button', { name: /^Week of / });
  }

  heading(week: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: week, exact: true });
  }

  step(to: 'Week before' | 'Week after'): Locator {
    return this.page.getByRole('button', { name: to });
  }

  /** What a list holds, and how often each was searched. */
  async list(
    name: 'Found nothing' | 'Most used words' | 'Most used filters',
  ): Promise<Record<string, number>> {
    const rows = await this.page.getByRole('region', { name }).getByRole('listitem').all();
    const counted = rows.map(async (row) => [
      await row.locator('bdi').textContent(),
      Number(await row.locator('span').textContent()),
    ]);
    return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
  }

  addAsSynonym(word: string): Locator {
    return this.page.getByRole('link', { name: `Add as Synonym: ${word}`, exact: true });
  }
}
