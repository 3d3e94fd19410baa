/** Counted per entry in addition to its bytes, so that a flood of tiny entries is bounded too. */
const OVERHEAD_BYTES = 2048;

interface Entry<Value> {
  value: Value;
  bytes: number;
  /** Set by a hit; cleared when eviction gives the entry its second chance. */
  used: boolean;
}

/**
 * A cache bounded by bytes, with second-chance eviction: the oldest entry goes first, but one that was
 * read meanwhile is moved to the end instead. So a hit only sets a flag.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    entry.used = true;
    return entry.value;
  }

  /** @param bytes size of the value; one larger than the whole cache is not stored */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + key.length * 2 + OVERHEAD_BYTES;
    if (cost > this.#maxBytes) return;
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
    // An entry moved to the end is visited again, now without its flag, so the loop ends.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes + cost <= this.#maxBytes) return;
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
