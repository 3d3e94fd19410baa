import type { Snapshot } from './types.ts';

/**
 * One value for each snapshot, made when it is first asked for. What is kept under a snapshot can never
 * be found under the next one, and is garbage together with its snapshot.
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
