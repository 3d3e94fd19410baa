import type { Bbox } from '@cortado/contract/distance';
import type { Map as MapLibre } from 'maplibre-gl';
import { toBounds } from './bounds.ts';

/** What a map shows. */
export const boundsOf = (map: MapLibre): Bbox => {
  const bounds = map.getBounds();
  return toBounds([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
};
