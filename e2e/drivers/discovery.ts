import type { Locator, Page } from 'playwright-core';

/** One entry of the list, as a visitor reads it. */
export interface Entry {
  rank: number;
  text: string;
}

/** The discovery screen, in its visitors' words. */
export class Discovery {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The heading over the list: how many cafes, and where. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get searchBox(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Search cafés' })
      .filter({ visible: true });
  }

  get entries(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('list')
      .locator('> li')
      .filter({
        has: this.page.getByRole('link'),
      });
  }

  get names(): Locator {
    return this.entries.getByRole('link');
  }

  option(name: string): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  area(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  get locationControl(): Locator {
    return this.page.getByRole('banner').getByRole('combobox', { name: /location/i });
  }

  get sort(): Locator {
    return this.page.getByRole('combobox', { name: /sort/i }).filter({ visible: true });
  }

  get paging(): Locator {
    return this.page.getByText(/^Showing [\d,]+[-–][\d,]+ of [\d,]+ cafés$/);
  }

  pageButton(number: number): Locator {
    return this.page.getByRole('navigation', { name: /pages/i }).getByRole('link', {
      name: new RegExp(`^(Page )?${number}$`),
    });
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${name}` });
  }

  /** Presses the unit, whichever control the size of the screen gives it. */
  async useKilometers(): Promise<void> {
    await this.page
      .getByRole('button', { name: /^km\b|switch to kilomet/i })
      .filter({ visible: true })
      .click();
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
    await this.searchBox.press('Enter');
  }

  /** Waits until the list shows so many cafes in all. */
  async expectTotal(total: number): Promise<void> {
    const shown = total.toLocaleString('en-US');
    await this.heading.filter({ hasText: new RegExp(`^\\s*${shown} cafés?( |$)`) }).waitFor();
  }

  /** Waits until the list answers the present question. */
  async settled(): Promise<void> {
    await this.paging.waitFor();
    await this.page.getByRole('main').locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  }

  /** How many cafes the settled list says it has. */
  async total(): Promise<number> {
    await this.settled();
    const shown = /of ([\d,]+) cafés/.exec((await this.paging.textContent()) ?? '')?.[1];
    return Number(shown?.replaceAll(',', ''));
  }

  async headingText(): Promise<string> {
    return ((await this.heading.textContent()) ?? '').replace(/\s+/g, ' ').trim();
  }

  /** The names of the shown page, in order. */
  shownNames(): Promise<string[]> {
    // All of them at one moment.
    return this.names.evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? (link as HTMLElement).innerText),
    );
  }

  async shownEntries(): Promise<Entry[]> {
    const texts = await this.entries.allInnerTexts();
    return texts.map((raw) => {
      const text = raw.replace(/\s+/g, ' ').trim();
      return { text, rank: Number(/(\d+)/.exec(text)?.[1]) };
    });
  }

  /** The shown distances as numbers, in order. */
  async distances(unit: 'mi' | 'km'): Promise<number[]> {
    const texts = await this.entries.allInnerTexts();
    return texts.map((text) =>
      Number(new RegExp(`(\\d+\\.\\d) ${unit}`).exec(text)?.[1] ?? Number.NaN),
    );
  }

  get query(): string {
    return new URL(this.page.url()).search;
  }
}
