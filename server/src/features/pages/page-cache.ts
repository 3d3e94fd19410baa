import { BoundedCache } from '../../core/bounded-cache.ts';
import type { ReadyPage } from './render-page.ts';

const MAX_BYTES = 24 * 1024 * 1024;

/** Rendered pages of one snapshot; concurrent requests share a rendering. */
export class PageCache {
  readonly #pages = new BoundedCache<ReadyPage>(MAX_BYTES);
  readonly #rendering = new Map<string, Promise<ReadyPage>>();

  /** @param render called only if the page is neither cached nor being rendered; what it throws synchronously fails this call only */
  async get(key: string, render: () => Promise<ReadyPage>): Promise<ReadyPage> {
    const cached = this.#pages.get(key) ?? this.#rendering.get(key);
    if (cached) return cached;
    const page = render();
    this.#rendering.set(key, page);
    try {
      const rendered = await page;
      this.#pages.set(key, rendered, rendered.ready.bytes);
      return rendered;
    } finally {
      this.#rendering.delete(key);
    }
  }
}
