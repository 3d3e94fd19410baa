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

type Notes = readonly FoundNote[];

/** A row and what an import would make of it. */
export type ClassifiedRow =
  | { verdict: 'new'; number: number; cafe: FoundCafe; notes: Notes }
  | { verdict: 'known'; number: number; cafe: UnplacedCafe; notes: Notes }
  /** Its position is looked up later. */
  | { verdict: 'unplaced'; number: number; cafe: UnplacedCafe; notes: Notes }
  | {
      verdict: 'duplicate';
      number: number;
      cafe: FoundCafe;
      notes: Notes;
      duplicateOf: DuplicateMatch;
    }
  | { verdict: 'problem'; number: number; name: string; problem: string };

/** Classifies rows by what is known and by the rows before them. */
class RowClassifier {
  readonly #ids = new Set<string>();
  readonly #duplicates = new DuplicateIndex();
  readonly #filters = new KnownFilters();

  addIds(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
  }

  addFilters(filters: readonly FilterNames[]): void {
    this.#filters.add(filters);
  }

  addCafes(cafes: readonly IndexedCafe[]): void {
    for (const cafe of cafes) this.#duplicates.add(cafe);
  }

  /** Whether a row needs no comparing. */
  isKnown(row: FoundRow): boolean {
    return row.problem !== undefined || this.#ids.has(row.cafe.sourceId);
  }

  classify(row: FoundRow): ClassifiedRow {
    const { number } = row;
    if (row.problem !== undefined) {
      const { name, problem, unplaced } = row;
      if (!unplaced) return { verdict: 'problem', number, name, problem };
      const verdict = this.#ids.has(unplaced.sourceId) ? 'known' : 'unplaced';
      this.#ids.add(unplaced.sourceId);
      return { verdict, number, ...this.#withFilters(unplaced, row) };
    }
    const { cafe, notes } = this.#withFilters(row.cafe, row);
    if (this.#ids.has(cafe.sourceId)) return { verdict: 'known', number, cafe, notes };
    this.#ids.add(cafe.sourceId);
    const duplicateOf = this.#duplicates.find(cafe);
    this.#duplicates.add(cafe);
    return duplicateOf
      ? { verdict: 'duplicate', number, cafe, notes, duplicateOf }
      : { verdict: 'new', number, cafe, notes };
  }

  #withFilters<C extends UnplacedCafe>(
    cafe: C,
    { notes = [], filtersColumn }: Pick<FoundRow, 'notes' | 'filtersColumn'>,
  ): { cafe: C; notes: Notes } {
    if (this.#filters.areKeys(cafe.filters)) return { cafe, notes };
    const read = this.#filters.read(cafe.filters, filtersColumn);
    return { cafe: { ...cafe, filters: read.filters }, notes: [...notes, ...read.notes] };
  }
}

/** Whether a row comes in without being asked for: a far one that shares a website is a branch. */
export function isImportedByDefault(row: ClassifiedRow): boolean {
  const { verdict } = row;
  if (verdict === 'duplicate') return row.duplicateOf.meters > NEAR_METERS;
  return verdict === 'new' || verdict === 'unplaced';
}

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
