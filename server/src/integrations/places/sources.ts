import type { PlaceSource } from '@cortado/contract';
import { wordError } from '../../core/error-texts.ts';
import { fieldError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { bundledSource } from './bundled-source.ts';
import type { FetchParts } from './fetch-json.ts';
import { googleSource } from './google-source.ts';
import { osmSource } from './osm-source.ts';
import type { Streets } from '../streets/streets.ts';
import type { PlacesSource } from './source.ts';

/** The key of Places: its own, or the map's if Google is the provider. */
const googlePlacesKey = ({ PLACES_PROVIDER, GOOGLE_PLACES_KEY, GOOGLE_MAPS_KEY }: Settings) =>
  GOOGLE_PLACES_KEY ?? (PLACES_PROVIDER === 'google' ? GOOGLE_MAPS_KEY : undefined);

export interface PlacesParts extends FetchParts {
  /** Another address for the Google source, in tests. */
  googleUrl?: string;
}

/** The sources that can be used here: the configured one first, the bundled one always. */
export class PlaceSources {
  readonly all: readonly PlacesSource[];

  constructor(settings: Settings, streets: Streets, parts: PlacesParts = {}) {
    const { PLACES_PROVIDER: wanted, OVERPASS_URL, PHOTON_URL } = settings;
    const key = googlePlacesKey(settings);
    const usable: PlacesSource[] = [bundledSource(streets)];
    if (wanted === 'osm' || OVERPASS_URL || PHOTON_URL) {
      usable.push(osmSource({ overpassUrl: OVERPASS_URL, photonUrl: PHOTON_URL, ...parts }));
    }
    if (key) usable.push(googleSource({ key, ...parts }));
    this.all = usable.toSorted((a, b) => Number(b.name === wanted) - Number(a.name === wanted));
  }

  /**
   * The source of a name; the configured one where none is named.
   * @throws AppError INVALID_REQUEST where the named one is not in use here
   */
  get(name?: PlaceSource): PlacesSource {
    const found = name ? this.all.find((source) => source.name === name) : this.all[0];
    if (found) return found;
    throw fieldError('source', 'INVALID_REQUEST', wordError('placesNotSetUp'));
  }
}
