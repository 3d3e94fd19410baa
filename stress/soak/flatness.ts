import { percentile } from '../../bench/report.ts';

/** The figures of one time. */
export interface Sample {
  /** Since the beginning. */
  seconds: number;
  rssMb: number;
  /** Some times after a collection. */
  heapMb?: number;
  /** Outside the heap, mostly of the caches; after a collection. */
  buffersMb?: number;
  handles: number;
  ownFiles: number;
  databaseFiles: number;
  astrayFiles: number;
  p50: number;
  p99: number;
  loopDelayMs: number;
}

export type Measure = Exclude<keyof Sample, 'seconds'>;

/** The first part warms up: code is compiled, the database opens its files. */
const WARM_UP = 0.3;

/** Where it was measured. */
export const pointsOf = (samples: readonly Sample[], measure: Measure): [number, number][] =>
  samples.flatMap(({ seconds, [measure]: value }) =>
    value === undefined ? [] : [[seconds, value]],
  );

const afterWarmUp = (samples: readonly Sample[], measure: Measure) =>
  pointsOf(samples.slice(Math.floor(samples.length * WARM_UP)), measure);

/** How much more it is at the end than after the warm-up, by the line through all samples (least squares). */
export function growth(samples: readonly Sample[], measure: Measure): number {
  const warm = afterWarmUp(samples, measure);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(warm.map(([seconds]) => seconds));
  const y = mean(warm.map(([, value]) => value));
  const squares = warm.reduce((sum, [seconds]) => sum + (seconds - x) ** 2, 0);
  const products = warm.reduce((sum, [seconds, value]) => sum + (seconds - x) * (value - y), 0);
  const slope = squares === 0 ? 0 : products / squares;
  return slope * ((warm.at(-1)?.[0] ?? 0) - (warm[0]?.[0] ?? 0));
}

export const median = (samples: readonly Sample[], measure: Measure): number => {
  const values = afterWarmUp(samples, measure).map(([, value]) => value);
  return percentile(values, 0.5);
};
