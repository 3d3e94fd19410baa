import type { ReactNode, Ref } from 'react';

export interface Point {
  /** Degrees. */
  lat: number;
  /** Degrees. */
  lng: number;
}

/** [west, south, east, north] in degrees. */
export type Box = readonly [number, number, number, number];

/** A cafe's place. */
export interface MapPlace {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  /** The number on its pin; null off the current page, where it is a dot. */
  rank: number | null;
}

export interface MapHandle {
  /** Gives the map itself the focus. */
  focus: () => void;
}

export interface CafeMapProps {
  places: readonly MapPlace[];
  highlightedId: number | null;
  openId: number | null;
  onHighlight: (id: number | null) => void;
  onOpen: (id: number | null) => void;
  /** The inside of an open pin's popup. */
  renderPopup: (id: number) => ReactNode;
  /** The visitor's own place; null while it is not known. */
  location: Point | null;
  /** The map fits itself to its places when this changes; null leaves it where it is. */
  fitKey: string | null;
  onMoveEnd?: (box: Box, byUser: boolean) => void;
  /** 'card': the caller shows the open cafe, so there is no popup. */
  variant: 'popup' | 'card';
  styleUrl?: string | null;
  /** Asks where the visitor is; null where that cannot be found out. */
  onLocate?: () => Promise<Point | null>;
  ref?: Ref<MapHandle>;
}
