import type { Bbox, Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import type { ReactNode, Ref } from 'react';
import type { Store } from '../lib/store.ts';

/** A cafe's place. */
export interface MapPlace {
  id: number;
  name: string;
  /** What is written beside it near by. */
  label: string;
  at: Point;
  /** The number on its pin; null off the current page, where it is a dot. */
  rank: number | null;
}

/** Cafes that the server has joined to one marker. */
export interface MapCluster {
  id: string;
  /** In their middle. */
  at: Point;
  count: number;
  bounds: Bbox;
}

export interface MapPoints {
  /** Places that are never clustered. */
  pins: readonly MapPlace[];
  /** Places that join others where they crowd. */
  places: readonly MapPlace[];
  clusters: readonly MapCluster[];
}

/** A part of the map, at a whole zoom. */
export interface Viewport {
  /** What is seen. */
  inSight: Bbox;
  /** What is drawn: a little more. */
  bounds: Bbox;
  zoom: number;
}

interface Camera {
  center: Point;
  zoom: number;
}

export interface MapHandle {
  /** Gives the map itself the focus. */
  focus: () => void;
  /** What it shows. */
  camera: () => Camera;
}

/** The place that is open, and its content. */
export interface OpenPlace {
  place: MapPlace;
  content: ReactNode;
  /** On a narrow map, where it is a card: goes to the next place (1) or the one before (-1). */
  onStep?: ((by: 1 | -1) => void) | undefined;
}

export interface CafeMapProps {
  points: MapPoints;
  /** What it fits itself to: the box of all its cafes, those out of sight too. */
  bounds: Bbox | null;
  /** What it shows when it opens: it does not fit itself to its first cafes then. */
  start?: Camera | undefined;
  /** Ids of places. */
  highlighted: Store<number | null>;
  open: Store<number | null>;
  /** Null: no popup. */
  popup: OpenPlace | null;
  /** The visitor's own place; null while it is not known. */
  location: Point | null;
  /** The map fits itself to its bounds when this changes; null leaves it where it is. */
  fitKey: string | null;
  /** At the start, after each movement, and when a whole zoom is crossed; with the key it has been fitted for. */
  onViewport?: (viewport: Viewport, fitKey: string | null) => void;
  onMoveEnd?: (bounds: Bbox, byUser: boolean) => void;
  source: MapSource;
  /** Asks where the visitor is; null where that cannot be determined. */
  onLocate?: () => Promise<Point | null>;
  ref?: Ref<MapHandle>;
}
