import type { MapSource } from '@cortado/contract/page';
import type { Settings } from '../../core/settings.ts';
import { tilesUrl } from '../map-tiles/serve-tiles.ts';

/** What the settings say that the map is drawn from. */
export function mapSource(settings: Settings): MapSource {
  const { GOOGLE_MAPS_KEY, MAP_STYLE_URL } = settings;
  if (GOOGLE_MAPS_KEY) return { kind: 'google', key: GOOGLE_MAPS_KEY };
  if (MAP_STYLE_URL) return { kind: 'style', url: MAP_STYLE_URL };
  const url = tilesUrl(settings);
  return url === null ? { kind: 'bundled' } : { kind: 'tiles', url };
}
