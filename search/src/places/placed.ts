import type { Places } from './places.ts';

/** Documents of a segment with possible coordinates. */
export interface PlacedDocuments<Documents> {
  documents: Documents;
  places: Places;
  /** Their positions in the segment. */
  placed: Uint32Array;
}

/** One of the documents of a segment. */
export interface PlacedDocument<Documents> {
  documents: Documents;
  position: number;
}
