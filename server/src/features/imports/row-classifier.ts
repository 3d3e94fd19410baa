import { NEAR_METERS } from '@cortado/contract';
import type { FoundCafe, FoundRow, UnplacedCafe } from '../../integrations/places/found.ts';
import { DuplicateIndex, type DuplicateMatch, type IndexedCafe } from './duplicate-index.ts';

/** A row and what an import would make of it. */
export type ClassifiedRow =
  | { verdict: 'new'; number: number; cafe: FoundCafe }
  | { verdict: 'known'; number: number; cafe: UnplacedCafe }
  /** Its position is looked up later. */
  | { verdict: 'unplaced'; number: number; cafe: UnplacedCafe }
  | { verdict: 'duplicate'; number: number; cafe: FoundCafe; like: DuplicateMatch }
  | { verdict: 'problem'; number: number; name: string; problem: string };

/** Classifies rows by what is known and by the rows before them. */
export class RowClassifier {
  readonly #ids = new Set<string>();
  readonly #duplicates = new DuplicateIndex();

  addIds(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
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
      return { verdict, number, cafe: unplaced };
    }
    const { cafe } = row;
    if (this.#ids.has(cafe.sourceId)) return { verdict: 'known', number, cafe };
    this.#ids.add(cafe.sourceId);
    const like = this.#duplicates.find(cafe);
    this.#duplicates.add(cafe);
    return like ? { verdict: 'duplicate', number, cafe, like } : { verdict: 'new', number, cafe };
  }
}

/** Whether a row comes in without being asked for: a far one that shares a website is a branch. */
export function isImportedByDefault(row: ClassifiedRow): boolean {
  const { verdict } = row;
  if (verdict === 'duplicate') return row.like.meters > NEAR_METERS;
  return verdict === 'new' || verdict === 'unplaced';
}
