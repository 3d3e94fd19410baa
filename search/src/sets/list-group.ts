import { addBit, type Bits } from './bitset.ts';
import { TestedGroup } from './group.ts';

/** A group that is a list, by which a test goes faster than by searching it. */
export class ListGroup extends TestedGroup {
  readonly #list: Uint32Array;
  readonly has: (position: number) => boolean;

  /** @param list positions in any order, without repetition */
  constructor(list: Uint32Array, has: (position: number) => boolean) {
    super();
    this.#list = list;
    this.has = has;
  }

  get sizeLimit(): number {
    return this.#list.length;
  }

  toArray(): Uint32Array {
    return this.#list;
  }

  unionInto(bits: Bits): void {
    const list = this.#list;
    for (let at = 0; at < list.length; at++) addBit(bits, list[at]!);
  }
}
