import { BoundedCache } from '../catalogue/bounded-cache.ts';
import type { ReadyPage } from './render-page.ts';

const MOST_BYTES = 48 * 1024 * 1024;

const emptyState = () => ({
  kept: new BoundedCache<ReadyPage>(MOST_BYTES),
  rendering: new Map<string, Promise<ReadyPage>>(),
});

/** Rendered pages of the present snapshot; those that are being rendered are shared too. */
export class PageCache {
  #state = emptyState();

  /** @param render is called only where the page is neither kept nor on its way */
  async get(url: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const { kept, rendering } = this.#state;
    const found = kept.get(url) ?? rendering.get(url);
    if (found) return found;
    const page = render();
    rendering.set(url, page);
    try {
      const made = await page;
      kept.set(url, made, made.ready.bytes);
      return made;
    } finally {
      rendering.delete(url);
    }
  }

  /** Begins anew: what is still being rendered belongs to the former snapshot and goes with it. */
  clear(): void {
    this.#state = emptyState();
  }
}
