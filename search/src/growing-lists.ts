/** Lists one after another: the list of a position is from its start to the next one's. */
export interface Lists<Values> {
  /** One more at the end. */
  readonly starts: Uint32Array;
  readonly values: Values;
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Lists that are written one after another, whose sizes are not known before. */
export class GrowingLists<Kind extends Numbers> {
  values: Kind;
  readonly #make: (length: number) => Kind;
  readonly #starts: number[] = [0];
  /** Where the next value goes. */
  length = 0;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.values = make(0);
  }

  /** All lists so far. Their values are not copied. */
  get lists(): Lists<Kind> {
    return { starts: new Uint32Array(this.#starts), values: this.values };
  }

  /** Makes room for so many values more. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.values.length) return;
    const { values } = this;
    this.values = this.#make(Math.max(needed, values.length * 2));
    this.values.set(values);
  }

  /** Room must have been reserved. */
  push(value: number): void {
    this.values[this.length++] = value;
  }

  endList(): void {
    this.#starts.push(this.length);
  }
}
