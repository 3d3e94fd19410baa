/**
 * Moves the values so that the one that would be at `place` if they were sorted is there, none before it is greater, and
 * none after it is smaller (Hoare's quickselect).
 * @param low places before it are left alone
 */
export function quickselect(values: Float64Array, place: number, low = 0): number {
  let from = low;
  let to = values.length - 1;
  while (from < to) {
    const pivot = medianOf(values[from]!, values[(from + to) >>> 1]!, values[to]!);
    let left = from;
    let right = to;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const value = values[left]!;
      values[left++] = values[right]!;
      values[right--] = value;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place]!;
}

const medianOf = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

const MAX_SAMPLE = 4096;
/** In standard deviations, half a root of the sample's size at most. */
const MARGIN = 4;

/** The values that may be at some places if all were sorted, estimated by a sample, and how many are smaller. */
function narrow(values: Float64Array, first: number, last: number) {
  const every = Math.ceil(values.length / MAX_SAMPLE);
  const sample = new Float64Array(Math.ceil(values.length / every));
  for (let at = 0; at < sample.length; at++) sample[at] = values[at * every]!;
  sample.sort();
  const margin = (MARGIN * Math.sqrt(sample.length)) / 2;
  const least = sample[Math.floor(first / every - margin)] ?? -Number.MAX_VALUE;
  const greatest = sample[Math.ceil(last / every + margin)] ?? Number.MAX_VALUE;
  // Without a branch that is taken half of the time, which would cost more than all else.
  let below = 0;
  let count = 0;
  for (let at = 0; at < values.length; at++) {
    below += Number(values[at]! < least);
    count += Number(values[at]! <= greatest);
  }
  const kept = new Float64Array(count - below);
  let end = 0;
  for (let at = 0; end < kept.length; at++) {
    const value = values[at]!;
    if ((value - least) * (greatest - value) >= 0) kept[end++] = value;
  }
  return { kept, below };
}

/** The values that would be at two places, the second not before the first, if all were sorted. */
export function selectTwo(values: Float64Array, first: number, last: number): [number, number] {
  let { kept, below } = narrow(values, first, last);
  const isIn = (place: number) => place >= below && place < below + kept.length;
  if (!isIn(first) || !isIn(last)) {
    // The sample has misled.
    kept = values.slice();
    below = 0;
  }
  return [quickselect(kept, first - below), quickselect(kept, last - below, first - below)];
}
