/** The median; of an even number of values, the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** The lowest value: other work on the machine can only add to a cost. */
export function least(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no least of nothing.');
  return Math.min(...values);
}
