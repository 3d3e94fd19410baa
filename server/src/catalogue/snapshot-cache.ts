import { BoundedCache } from '../core/bounded-cache.ts';
import type { Scope, Snapshot } from './types.ts';

interface Entry<Value> {
  value: Value;
  scope: Scope | 'everything';
  /** Of the latest snapshot that it is known to be right for. */
  revision: number;
}

/**
 * What was made from a snapshot, bounded in bytes. It is found under later snapshots too, until a change reaches what it
 * hangs on; never under an earlier one.
 */
export class SnapshotCache<Value> {
  readonly #entries: BoundedCache<Entry<Value>>;

  constructor(maxBytes: number) {
    this.#entries = new BoundedCache(maxBytes);
  }

  get(snapshot: Snapshot, key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.revision > snapshot.revision) return undefined;
    if (entry.revision < snapshot.revision) {
      if (snapshot.hasChanged(entry.scope, entry.revision)) {
        this.#entries.delete(key);
        return undefined;
      }
      entry.revision = snapshot.revision;
    }
    return entry.value;
  }

  set(
    { revision }: Snapshot,
    key: string,
    value: Value,
    { scope, bytes }: { scope: Scope | 'everything'; bytes: number },
  ): void {
    this.#entries.set(key, { value, scope, revision }, bytes);
  }
}
