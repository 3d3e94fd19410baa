import { setImmediate } from 'node:timers/promises';
import type { FoundRow } from '../../integrations/places/found.ts';
import type { FilterNames } from '../filters/filter-keys.ts';
import type { IndexedCafe } from './duplicate-index.ts';
import { RowClassifier, type ClassifiedRow } from './row-classifier.ts';

/** What is known already, in pages. */
export interface KnownCafes {
  filters: AsyncIterable<readonly FilterNames[]>;
  /** The ids of the rows' own source. */
  ids: AsyncIterable<readonly string[]>;
  /** The cafes of every source, whatever their status. */
  cafes: AsyncIterable<readonly IndexedCafe[]>;
}

const BATCH_SIZE = 500;

/** Rows in batches, between which others get their turn. */
export async function* inBatches<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    yield rows.slice(at, at + BATCH_SIZE);
    await setImmediate();
  }
}

/** Classifies found rows in their order: a later row may be like an earlier one. */
export async function* classifyRows(
  batches: AsyncIterable<readonly FoundRow[]>,
  known: KnownCafes,
): AsyncGenerator<ClassifiedRow[]> {
  const classifier = new RowClassifier();
  for await (const filters of known.filters) classifier.addFilters(filters);
  for await (const ids of known.ids) classifier.addIds(ids);
  let canCompare = false;
  for await (const rows of batches) {
    // Where every id is known there is nothing to compare.
    if (!canCompare && !rows.every((row) => classifier.isKnown(row))) {
      for await (const cafes of known.cafes) classifier.addCafes(cafes);
      canCompare = true;
    }
    yield rows.map((row) => classifier.classify(row));
  }
}
