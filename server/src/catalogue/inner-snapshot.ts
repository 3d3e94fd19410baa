import type { Cafe, CafeQuery } from '@cortado/contract';
import type { DocumentMap } from '@cortado/search/segments/document-map';
import type { Documents } from './documents/documents.ts';
import type { CafePresenter } from './cafe-presenter.ts';
import type { TextCounts } from '@cortado/search/filters/text-counts';
import type { Part } from './segments/cafes.ts';
import type { Snapshot } from './types.ts';

/** A snapshot as its own answers see it: with the segments and indexes it is made of. */
export interface InnerSnapshot extends Snapshot {
  readonly cafes: DocumentMap<Documents, Cafe>;
  /** Largest and oldest first. The last one takes the changes. */
  readonly parts: readonly Part[];
  readonly areaCounts: TextCounts;
  readonly presenter: CafePresenter;
  /** The first cafes that a text finds by their own words, without the labels that they carry. */
  searchTexts(text: string, limit: number): number[];
  /** Whether a query finds all cafes. @param key names it in this snapshot, for which it is found once */
  findsAll(key: string, query: () => CafeQuery): boolean;
  /** The parts with what a query finds alone. */
  partsWithin(query: CafeQuery): Part[];
}
