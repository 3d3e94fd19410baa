import type { Bbox, Point } from '@cortado/contract/distance';
import type { MapSource } from '@cortado/contract/page';
import { createContext, use } from 'react';

export const MapEngineContext = createContext<MapEngine | null>(null);

/** The map that this is on. */
export function useMapEngine(): MapEngine {
  const engine = use(MapEngineContext);
  if (!engine) throw new Error('This belongs on a map.');
  return engine;
}

export interface ScreenPoint {
  x: number;
  y: number;
}

/** A square that a marker covers. */
export interface MarkerBox {
  at: Point;
  /** The place's name; empty for a cluster. */
  name: string;
  /** Of a side, in pixels. */
  size: number;
  /** Its middle, in pixels from the place. */
  middle: ScreenPoint;
}

/** A line on the map. */
export interface MapLine {
  /** `[longitude, latitude]` of each. */
  points: readonly (readonly [number, number])[];
  /** The first and the last point of the part that is thicker; null: none is. */
  thicker: readonly [number, number] | null;
}

/** The points of the thicker part of a line; fewer than two are no line. */
export const thickerPart = ({ points, thicker }: MapLine): MapLine['points'] =>
  thicker ? points.slice(thicker[0], thicker[1] + 1) : [];

/** Of lines, in pixels. */
export const LINE_WIDTH = { line: 4, thicker: 6, halo: 8 };

/** What a map service must do for us; another one could be used. */
export interface MapEngine {
  /** Pixels from the container's top left corner, of the copy nearer to the middle where the map goes over the 180th meridian. */
  project(place: Point): ScreenPoint;
  /** The place under a point of the container. */
  unproject(point: ScreenPoint): Point;
  zoom(): number;
  center(): Point;
  /** West is greater than east where it goes over the 180th meridian. */
  getBounds(): Bbox;
  /**
   * Moves so that a box is visible, the zoom limited to two bounds.
   * @param middle where to look if the box is too large to be seen at once: its own may be an ocean
   */
  fit(box: Bbox, zooms: { min: number; max: number }, middle?: Point): void;
  easeTo(place: Point, zoom?: number): void;
  /** The visitor's own step in or out. */
  zoomBy(steps: number): void;
  /** Calls back on every frame of a movement; this and the next two return the function that stops them. */
  onMove(callback: () => void): () => void;
  onMoveEnd(callback: (byUser: boolean) => void): () => void;
  /** A click on the map itself, not on a marker. */
  onClick(callback: () => void): () => void;
  /** Gives the map itself the focus: arrow keys move it. */
  focus(): void;
  /** The map's own labels stay clear of these, and the names of places near by are written beside them. */
  reserve(boxes: readonly MarkerBox[]): void;
  /** Draws a line in place of the one before. */
  drawLine(line: MapLine): void;
  /** Takes over the present theme. */
  updateTheme(): void;
  destroy(): void;
}

export interface EngineOptions {
  center: Point;
  zoom: number;
  source: MapSource;
  /** On a page that scrolls, one finger scrolls the page and the wheel too. */
  cooperative: boolean;
  label: string;
}

/**
 * Opens an engine in a container; rejects where the map cannot be shown.
 * @param onFailure where it turns out only later that it cannot
 */
export type OpenEngine = (
  container: HTMLElement,
  options: EngineOptions,
  onFailure: () => void,
) => Promise<MapEngine>;
