/** A canonical value, so that equal ones have the same text: ids in order, degrees without their names. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted((a: number, b: number) => a - b);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const { latitude, longitude } = value as { latitude?: number; longitude?: number };
  return [latitude, longitude];
}

/** Whether two values of a fact are equal, whatever the order of ids. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

/** Whether a value of a fact says something: a 'no' may mean that it is unknown. */
export const isKnown = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && value !== false;
