import { MAX_MAP_ZOOM, type MapQuery } from '@cortado/contract';
import { finestGrid } from '@cortado/search/places/grid';

type View = Pick<MapQuery, 'view' | 'zoom'>;

/** The grid that answers a view. Without a zoom, the one at the greatest zoom. */
export const gridOf = (view: NonNullable<MapQuery['view']>, zoom: MapQuery['zoom']) =>
  finestGrid(view, zoom ?? MAX_MAP_ZOOM);

/** The same for all views of the same cells, which have the same answer. */
export const viewKey = ({ view, zoom }: View): string =>
  JSON.stringify(view ? gridOf(view, zoom) : zoom && Math.floor(zoom));
