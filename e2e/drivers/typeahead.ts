import type { Locator, Page } from 'playwright-core';

/** A search box of the header, and the suggestions under it. */
export class Typeahead {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get box(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Search cafés' })
      .filter({ visible: true });
  }

  get panel(): Locator {
    return this.page.getByRole('listbox', { name: 'Suggestions' });
  }

  group(name: string): Locator {
    return this.panel.getByRole('group', { name });
  }

  option(name: string | RegExp): Locator {
    return this.panel.getByRole('option', { name });
  }

  /** The option that the field says is marked. */
  async marked(): Promise<string | null> {
    const id = await this.box.getAttribute('aria-activedescendant');
    if (id === null) return null;
    const text = await this.page.locator(`[id="${id}"]`).innerText();
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  async type(text: string): Promise<void> {
    await this.box.click();
    await this.panel.waitFor();
    await this.box.pressSequentially(text);
  }
}
