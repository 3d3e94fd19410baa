import { BoundedCache } from '../../core/bounded-cache.ts';
import type { ReadyPage } from './render-page.ts';

const MAX_BYTES = 24 * 1024 * 1024;

/** Rendered pages of one snapshot; those that are being rendered are shared too. */
export class PageCache {
  readonly #kept = new BoundedCache<ReadyPage>(MAX_BYTES);
  readonly #rendering = new Map<string, Promise<ReadyPage>>();

  /** @param render is called only where the page is neither kept nor on its way; what it throws at once concerns nobody else */
  async get(key: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const found = this.#kept.get(key) ?? this.#rendering.get(key);
    if (found) return found;
    const page = render();
    this.#rendering.set(key, page);
    try {
      const made = await page;
      this.#kept.set(key, made, made.ready.bytes);
      return made;
    } finally {
      this.#rendering.delete(key);
    }
  }
}
