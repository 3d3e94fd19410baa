/** What was measured at one time. */
export interface Sample {
  /** Since the beginning. */
  seconds: number;
  rssMb: number;
  heapMb: number;
  handles: number;
  descriptors: number;
  p50: number;
  p99: number;
  loopDelayMs: number;
}

export type Measure = Exclude<keyof Sample, 'seconds'>;

/** The first part warms up: caches fill, code is compiled. */
const WARM_UP = 0.3;

const afterWarmUp = (samples: readonly Sample[]) =>
  samples.slice(Math.floor(samples.length * WARM_UP));

/** How much more it is at the end than after the warm-up, by the line through all samples (least squares). */
export function growth(samples: readonly Sample[], measure: Measure): number {
  const warm = afterWarmUp(samples);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(warm.map(({ seconds }) => seconds));
  const y = mean(warm.map((sample) => sample[measure]));
  const squares = warm.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0);
  const products = warm.reduce(
    (sum, sample) => sum + (sample.seconds - x) * (sample[measure] - y),
    0,
  );
  const slope = squares === 0 ? 0 : products / squares;
  return slope * ((warm.at(-1)?.seconds ?? 0) - (warm[0]?.seconds ?? 0));
}

export const median = (samples: readonly Sample[], measure: Measure): number => {
  const sorted = afterWarmUp(samples)
    .map((sample) => sample[measure])
    .toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
