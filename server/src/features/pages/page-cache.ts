import { SnapshotCache } from '../../catalogue/snapshot-cache.ts';
import type { Scope, Snapshot } from '../../catalogue/types.ts';
import type { ReadyPage } from './render-page.ts';

const MAX_BYTES = 24 * 1024 * 1024;

/** Rendered pages, until what they depend on changes; concurrent requests share a rendering. */
export class PageCache {
  readonly #pages = new SnapshotCache<ReadyPage>(MAX_BYTES);
  /** The renderings that run, by revision, minute and key. */
  readonly #rendering = new Map<string, Promise<ReadyPage>>();

  get cache(): { size: number; bytes: number } {
    return this.#pages;
  }

  /** @param render called only if the page is neither cached nor being rendered; what it throws synchronously fails this call only */
  async get(
    snapshot: Snapshot,
    key: string,
    scope: Scope,
    render: () => Promise<ReadyPage>,
  ): Promise<ReadyPage> {
    const name = `${snapshot.revision} ${snapshot.now.index} ${key}`;
    const known = this.#pages.get(snapshot, key) ?? this.#rendering.get(name);
    if (known) return known;
    const page = render();
    this.#rendering.set(name, page);
    try {
      const rendered = await page;
      this.#pages.set(snapshot, key, rendered, { scope, bytes: rendered.ready.bytes });
      return rendered;
    } finally {
      this.#rendering.delete(name);
    }
  }
}
