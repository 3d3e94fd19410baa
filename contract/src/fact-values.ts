/** A value so that equal ones are written alike: ids in order, degrees without their names. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted((a: number, b: number) => a - b);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const { latitude, longitude } = value as { latitude?: number; longitude?: number };
  return [latitude, longitude];
}

/** Whether two values of a fact say the same, whatever the order of ids. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

/** Whether a value of a fact says something: a 'no' may as well be that nobody has said. */
export const isKnown = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== '' && value !== false;
