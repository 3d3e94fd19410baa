import { z } from 'zod';
import type { Bbox } from './distance.ts';
import { bboxText, cafeListParams, inRange, toCafeQuery, type CafeQuery } from './search.ts';

/** Up to this many matches are all sent as places, so that moving the map needs no request. */
export const MAX_MAP_PLACES = 300;

export const MAX_MAP_ZOOM = 22;

/** A query of the map. */
export interface MapQuery {
  /** Its sort, origin, limit and offset are ignored. */
  cafes: CafeQuery;
  /** What is visible; it may cross the 180th meridian (west > east). Null: the bounds of the matches. */
  view: Bbox | null;
  /** Null: chosen to fit the view. */
  zoom: number | null;
}

const mapParams = cafeListParams.extend({
  view: bboxText.optional(),
  /** The whole world is 512 pixels wide at zoom 0, and twice as wide with each further level. */
  zoom: inRange(0, MAX_MAP_ZOOM).optional(),
});

export const mapQuery: z.ZodType<MapQuery, z.input<typeof mapParams>> = mapParams
  .loose()
  .transform(({ view, zoom, ...params }) => ({
    cafes: toCafeQuery(params),
    view: view ?? null,
    zoom: zoom ?? null,
  }));

const mapBounds = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly();

export const mapPlace = z.object({
  /** The cafe's. */
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type MapPlace = z.infer<typeof mapPlace>;

export const mapCluster = z.object({
  /** Of the level and cell of the grid, whatever the view: 'level/column/row'. */
  id: z.string(),
  /** The mean of its cafes on the map. */
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  bounds: mapBounds,
});
export type MapCluster = z.infer<typeof mapCluster>;

/** Where the matches are. Positions are rounded to about a decimetre, bounds outward to about a metre. */
export const mapAnswer = z.object({
  /** Cafes that match, those without a possible position too. */
  total: z.int(),
  /** The smallest box with all matches, which may cross the 180th meridian; null if none has a position. */
  bounds: mapBounds.nullable(),
  /** Whether `places` are all matches, those out of view too. */
  isComplete: z.boolean(),
  /** In the default order; of an answer that is not complete, those alone in their cell of the grid. */
  places: z.array(mapPlace),
  /** Cells of the grid with several cafes, the view widened to whole cells. Empty in a complete answer. */
  clusters: z.array(mapCluster),
});
export type MapAnswer = z.infer<typeof mapAnswer>;
