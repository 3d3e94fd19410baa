import { BoundedCache } from '../core/bounded-cache.ts';
import type { Minute } from './hours/minute.ts';
import type { Scope, Snapshot } from './types.ts';

interface Entry<Value> {
  value: Value;
  scope: Scope | 'everything';
  /** The latest revision that it is known to hold for. */
  revision: number;
  /** The minute of the snapshot that it was last found under. */
  now: Minute;
}

/**
 * A cache of what was made from snapshots, bounded in bytes. An entry is also found under later snapshots, until a change or the
 * time affects what it depends on; never under an earlier one.
 */
export class SnapshotCache<Value> {
  readonly #entries: BoundedCache<Entry<Value>>;

  constructor(maxBytes: number) {
    this.#entries = new BoundedCache(maxBytes);
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  get(snapshot: Snapshot, key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.revision > snapshot.revision) return undefined;
    if (entry.revision < snapshot.revision || entry.now !== snapshot.now) {
      const isOld =
        (entry.revision < snapshot.revision && snapshot.hasChanged(entry.scope, entry.revision)) ||
        snapshot.hasMoved(entry.scope, entry.now);
      if (isOld) {
        this.#entries.delete(key);
        return undefined;
      }
      entry.revision = snapshot.revision;
      entry.now = snapshot.now;
    }
    return entry.value;
  }

  set(
    { revision, now }: Snapshot,
    key: string,
    value: Value,
    { scope, bytes }: { scope: Scope | 'everything'; bytes: number },
  ): void {
    this.#entries.set(key, { value, scope, revision, now }, bytes);
  }
}
