import { measureWalking } from '../streets/bench/walking.ts';
import type { BenchRow } from './report.ts';

/** The cost of the streets on foot. */
export const runWalkingBench = (): Promise<BenchRow[]> => Promise.resolve(measureWalking());
