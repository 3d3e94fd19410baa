/** What an entry costs beside its bytes, so that a flood of tiny ones is bounded too. */
const OVERHEAD_BYTES = 2048;

/** Remembers values up to a number of bytes; the least lately used go first. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
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
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes what the value holds; one larger than the whole cache is not kept */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const cost = bytes + key.length * 2 + OVERHEAD_BYTES;
    if (cost > this.#mostBytes) return;
    this.#entries.set(key, { value, bytes: cost });
    this.#bytes += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.delete(oldest);
    }
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
}
