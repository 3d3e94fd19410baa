/** What an entry costs beside its bytes, so that a flood of tiny ones is bounded too. */
const OVERHEAD_BYTES = 2048;

interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Whether it was asked for since it last stood at the end of the line. */
  used: boolean;
}

/**
 * Remembers values up to a number of bytes. The oldest go first, but for those that were asked for
 * meanwhile: they go round once more. So a hit only sets a mark.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** @param bytes what the value holds; one larger than the whole cache is not kept */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + key.length * 2 + OVERHEAD_BYTES;
    if (cost > this.#mostBytes) return;
    this.#makeRoom(cost);
    this.#entries.set(key, { value, bytes: cost, used: false });
    this.#bytes += cost;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #makeRoom(cost: number): void {
    // Those that go round stand at the end and are met again without their mark, so this ends.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + cost <= this.#mostBytes) return;
      this.#entries.delete(key);
      if (entry.used) {
        entry.used = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }
}
