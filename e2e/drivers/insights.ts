import type { Locator, Page } from 'playwright-core';

type ListName = 'No results' | 'Most used words' | 'Most used filters';

/** What was searched, as admins see it. */
export class Insights {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bars(): Locator {
    return this.page
      .getByRole('region', { name: 'Searches per week' })
      .getByRole('button', { name: /^Week of / });
  }

  heading(week: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: week, exact: true });
  }

  step(to: 'Previous week' | 'Next week'): Locator {
    return this.page.getByRole('button', { name: to });
  }

  rows(name: ListName): Locator {
    return this.page.getByRole('region', { name }).getByRole('listitem');
  }

  /** Where the last date under the bars ends. */
  async rightOfLastDate(): Promise<number> {
    return this.bars
      .last()
      .locator('em')
      .evaluate((date) => date.getBoundingClientRect().right);
  }

  /** What a list holds, and how often each was searched. */
  async list(name: ListName): Promise<Record<string, number>> {
    const rows = await this.rows(name).all();
    const counted = rows.map(async (row) => [
      await row.locator('bdi').textContent(),
      Number(await row.locator('span').textContent()),
    ]);
    return Object.fromEntries(await Promise.all(counted)) as Record<string, number>;
  }

  addAsSynonym(word: string): Locator {
    return this.page.getByRole('link', { name: `Add as synonym: ${word}`, exact: true });
  }
}
