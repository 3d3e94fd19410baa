import type { Snapshot } from './types.ts';

/**
 * One value per snapshot, created on first use. A value can never be found under another snapshot, and
 * is garbage-collected with its own.
 */
export class PerSnapshot<Value extends object> {
  readonly #values = new WeakMap<Snapshot, Value>();
  readonly #make: () => Value;

  constructor(make: () => Value) {
    this.#make = make;
  }

  of(snapshot: Snapshot): Value {
    let value = this.#values.get(snapshot);
    if (!value) this.#values.set(snapshot, (value = this.#make()));
    return value;
  }
}
