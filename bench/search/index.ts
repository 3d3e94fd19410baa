import type { BenchRow } from '../report.ts';
import { findingRows } from './finding.ts';
import { inventedDirectory } from './invented-directory.ts';
import { openNowRows } from './open-now.ts';

const SIZE = 50_000;

/** The cost of helping visitors to find what they mean, and of knowing which cafes are open. */
export async function runSearchBench(): Promise<BenchRow[]> {
  const data = inventedDirectory(SIZE);
  return [...(await openNowRows(data)), ...findingRows(data)];
}
