import {
  MAX_MAP_PLACES,
  MAX_MAP_ZOOM,
  type MapAnswer,
  type MapPlace,
  type MapQuery,
} from '@cortado/contract';
import { locate, type PlacedMatches } from '@cortado/search/map/placed-matches';
import type { Box } from '@cortado/search/places/geometry';
import { finestGrid } from '@cortado/search/places/grid';
import { byDefaultOrder, nameOf, type Document, type Documents } from './documents/documents.ts';

/** The most places and clusters of an answer that is not complete. */
const MAX_ENTRIES = 400;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function toPlace(document: Document): MapPlace {
  const { documents, position } = document;
  return {
    id: documents.ids[position]!,
    name: nameOf(document),
    latitude: rounded(documents.latitudes[position]!),
    longitude: rounded(documents.longitudes[position]!),
  };
}

type View = Pick<MapQuery, 'view' | 'zoom'>;

/** The grid that answers a view. Without a zoom, the one at the greatest zoom. */
const gridOf = (view: Box, zoom: View['zoom']) => finestGrid(view, zoom ?? MAX_MAP_ZOOM);

/** The same for all views of the same cells, which have the same answer. */
export const viewKey = ({ view, zoom }: View): string =>
  JSON.stringify(view ? gridOf(view, zoom) : zoom && Math.floor(zoom));

/** Where the matches are: all of them if they are few, otherwise those in view, in clusters. */
export function answerMap(
  found: PlacedMatches<Documents>,
  { view, zoom }: View,
  maxPlaces = MAX_MAP_PLACES,
  maxEntries = MAX_ENTRIES,
): MapAnswer {
  const { total, bounds } = found;
  const gridIn = (all: Box) => gridOf(view ?? all, zoom);
  const { isComplete, alone, clusters } = locate(found, gridIn, maxPlaces, maxEntries);
  const places = alone.toSorted(byDefaultOrder).map(toPlace);
  return { total, bounds, isComplete, places, clusters };
}
