import type { Bbox, Point } from '@cortado/contract/distance';
import type { ReactNode, Ref } from 'react';
import type { Store } from '../lib/store.ts';

/** A cafe's place. */
export interface MapPlace {
  id: number;
  name: string;
  at: Point;
  /** The number on its pin; null off the current page, where it is a dot. */
  rank: number | null;
}

export interface MapHandle {
  /** Gives the map itself the focus. */
  focus: () => void;
}

export interface CafeMapProps {
  places: readonly MapPlace[];
  /** Ids of places. */
  highlighted: Store<number | null>;
  open: Store<number | null>;
  /** The inside of an open pin's popup; without it there is none. */
  renderPopup?: ((id: number) => ReactNode) | undefined;
  /** The visitor's own place; null while it is not known. */
  location: Point | null;
  /** The map fits itself to its places when this changes; null leaves it where it is. */
  fitKey: string | null;
  onMoveEnd?: (bounds: Bbox, byUser: boolean) => void;
  styleUrl?: string | null;
  /** Asks where the visitor is; null where that cannot be found out. */
  onLocate?: () => Promise<Point | null>;
  ref?: Ref<MapHandle>;
}
