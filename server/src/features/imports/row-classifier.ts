import { setImmediate } from 'node:timers/promises';
import { NEAR_METERS } from '@cortado/contract';
import type {
  FoundCafe,
  FoundNote,
  FoundRow,
  UnplacedCafe,
} from '../../integrations/places/found.ts';
import type { FilterNames } from '../filters/filter-keys.ts';
import { DuplicateIndex, type DuplicateMatch, type IndexedCafe } from './duplicate-index.ts';
import { KnownFilters } from './notes/known-filters.ts';

interface Common {
  number: number;
  notes: readonly FoundNote[];
}

/** A row and what an import would do with it. */
export type ClassifiedRow =
  | (Common & { verdict: 'new'; cafe: FoundCafe })
  | (Common & { verdict: 'duplicate'; cafe: FoundCafe; duplicateOf: DuplicateMatch })
  /** Unplaced: its position is looked up later. */
  | (Common & { verdict: 'known' | 'unplaced'; cafe: UnplacedCafe })
  | { verdict: 'problem'; number: number; name: string; problem: string };

/** Whether a row is imported by default: a far one that shares a website is a branch. */
export function isImportedByDefault(row: ClassifiedRow): boolean {
  const { verdict } = row;
  if (verdict === 'duplicate') return row.duplicateOf.meters > NEAR_METERS;
  return verdict === 'new' || verdict === 'unplaced';
}

/** A page of what is known already. */
export interface Known {
  filters: readonly FilterNames[];
  /** The ids of the rows' own source. */
  ids: readonly string[];
  /** The cafes of every source, whatever their status. */
  cafes: readonly IndexedCafe[];
}

/** What is known already, in pages. */
export type KnownCafes = { [Kind in keyof Known]: AsyncGenerator<Known[Kind]> };

const BATCH_SIZE = 500;

/** Rows in batches, between which others get their turn. */
export async function* inBatches<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) {
    yield rows.slice(at, at + BATCH_SIZE);
    await setImmediate();
  }
}

/** Classifies found rows in their order, by what is known and by the rows before them. */
export async function* classifyRows(
  batches: AsyncIterable<readonly FoundRow[]>,
  known: KnownCafes,
): AsyncGenerator<ClassifiedRow[]> {
  const ids = new Set<string>();
  const duplicates = new DuplicateIndex();
  const knownFilters = new KnownFilters();
  for await (const page of known.filters) knownFilters.add(page);
  for await (const page of known.ids) for (const id of page) ids.add(id);

  function withFilters<C extends UnplacedCafe>(cafe: C, row: FoundRow) {
    const { number, notes = [], filtersColumn } = row;
    if (knownFilters.areKeys(cafe.filters)) return { number, cafe, notes };
    const read = knownFilters.read(cafe.filters, filtersColumn);
    return {
      number,
      cafe: { ...cafe, filters: read.filters },
      notes: [...notes, ...read.notes],
    };
  }

  function classify(row: FoundRow): ClassifiedRow {
    if (row.problem !== undefined) {
      const { number, name, problem, unplaced } = row;
      if (!unplaced) return { verdict: 'problem', number, name, problem };
      const verdict = ids.has(unplaced.sourceId) ? 'known' : 'unplaced';
      ids.add(unplaced.sourceId);
      return { verdict, ...withFilters(unplaced, row) };
    }
    const read = withFilters(row.cafe, row);
    const { cafe } = read;
    if (ids.has(cafe.sourceId)) return { verdict: 'known', ...read };
    ids.add(cafe.sourceId);
    const duplicateOf = duplicates.find(cafe);
    duplicates.add(cafe);
    return duplicateOf
      ? { verdict: 'duplicate', ...read, duplicateOf }
      : { verdict: 'new', ...read };
  }

  const needsComparing = (row: FoundRow) =>
    row.problem === undefined && !ids.has(row.cafe.sourceId);
  let canCompare = false;
  for await (const rows of batches) {
    // Where every id is known there is nothing to compare.
    if (!canCompare && rows.some(needsComparing)) {
      for await (const page of known.cafes) for (const cafe of page) duplicates.add(cafe);
      canCompare = true;
    }
    yield rows.map(classify);
  }
}
