import * as fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

type Holder = Record<string, unknown>;

interface Change {
  at: number;
  kind: 'replace' | 'remove' | 'repeat' | 'add';
  name: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'add'),
  name: hostileText,
  value: hostileValue,
});

/** Every object and key within a value. */
function placesOf(value: unknown): { holder: Holder; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

const MANY = 5001;
/** Fewer copies of long values, within the limits of a body and a request. */
const MAX_LENGTH = 400_000;

function apply(root: Holder, { at, kind, name, value }: Change): void {
  const places = placesOf(root);
  // It may have been removed before.
  const place = places[at % places.length];
  if (!place) return;
  const { holder, key } = place;
  const old = holder[key];
  if (kind === 'remove') delete holder[key];
  else if (kind === 'repeat' && Array.isArray(old)) {
    const length = Math.min(MANY, Math.ceil(MAX_LENGTH / (JSON.stringify(old).length + 1)));
    // Each a copy, so that a later change is in one only.
    holder[key] = Array.from(
      { length },
      (_, n) => structuredClone(old[n % old.length] as unknown) ?? n,
    );
  } else if (kind === 'repeat') holder[key] = [old, old];
  else if (kind === 'add' && Array.isArray(holder)) {
    // A key such as 2147483648 would lengthen it.
    holder.push(value);
  } else if (kind === 'add') {
    // As a property of its own, '__proto__' too.
    const own = { value, enumerable: true, configurable: true, writable: true };
    Object.defineProperty(holder, name, own);
  } else holder[key] = value;
}

/** Half of the values stay as they are; the others are broken in one or two places. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 2 }));
  return fc.tuple(values, changes).map(([value, all]) => {
    const root: Holder = { root: structuredClone(value) };
    for (const one of all) apply(root, structuredClone(one));
    return root['root'];
  });
}
