import type { Change } from '../state/changes.ts';

/** A search box of the header, and what it is for. */
export interface SearchBox {
  text: string;
  /** Of which the first one is meant by a search that names none; none where all areas are. */
  areas: readonly string[];
  onText: (text: string) => void;
  /** Goes to what a change makes of the search. */
  onGo: (change: Change) => void;
  onClear: () => void;
  /** Nothing is to become of what was typed. */
  onLeave: () => void;
}
