import type { ReadyPage } from './render-page.ts';

const MOST_PAGES = 500;

/** Rendered pages of the present snapshot; those that are still being rendered are shared too. */
export class PageCache {
  readonly #pages = new Map<string, Promise<ReadyPage>>();

  get(url: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const found = this.#pages.get(url);
    if (found) return found;
    const page = render();
    if (this.#pages.size >= MOST_PAGES) {
      for (const oldest of this.#pages.keys()) {
        this.#pages.delete(oldest);
        break;
      }
    }
    this.#pages.set(url, page);
    page.catch(() => this.#pages.delete(url));
    return page;
  }

  clear(): void {
    this.#pages.clear();
  }
}
