import { setImmediate } from 'node:timers/promises';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { IndexedCafe } from './duplicate-index.ts';
import { RowClassifier, type ClassifiedRow } from './row-classifier.ts';

/** What is known already, in pages. */
export interface KnownCafes {
  /** The ids of the rows' own source. */
  ids: AsyncIterable<readonly string[]>;
  /** The cafes of every source, whatever their status. */
  cafes: AsyncIterable<readonly IndexedCafe[]>;
}

/** How many rows are classified before others get their turn. */
const BATCH_SIZE = 500;

/** Classifies found rows in their order: a later row may be like an earlier one. */
export async function classifyRows(
  rows: readonly FoundRow[],
  known: KnownCafes,
): Promise<ClassifiedRow[]> {
  const classifier = new RowClassifier();
  for await (const ids of known.ids) classifier.addIds(ids);
  // Where every id is known there is nothing to compare.
  if (!rows.every((row) => classifier.isKnown(row))) {
    for await (const cafes of known.cafes) classifier.addCafes(cafes);
  }
  const classified: ClassifiedRow[] = [];
  for (const row of rows) {
    classified.push(classifier.classify(row));
    if (classified.length % BATCH_SIZE === 0) await setImmediate();
  }
  return classified;
}
