import type { Place, PlaceSuggestion } from '@cortado/contract';
import PQueue from 'p-queue';
import { wordError } from '../../../core/error-texts.ts';
import { AppError } from '../../../core/errors.ts';
import { bindContext } from '../../../core/request-scope.ts';
import { fetchJson, type FetchParts } from '../fetch-json.ts';
import type { FoundRow } from '../found.ts';
import { isSameAddress } from '../same-address.ts';
import type { PlaceSearch, PlacesSource, Position } from '../source.ts';
import { overpassQuery, parseOverpass, type OverpassBox } from './overpass.ts';
import { parsePhoton, toPlace, type PhotonFeature } from './photon.ts';

const OVERPASS = 'https://overpass-api.de';
const PHOTON = 'https://photon.komoot.io';
/** Around a place that has no extent of its own, in degrees. */
const DEFAULT_RADIUS_DEGREES = 0.05;
/** The widest place that is imported at once; cities are far smaller. */
const MAX_DEGREES = 2;
const BOSTON = { lat: '42.36', lon: '-71.06' };

interface OsmParts extends FetchParts {
  overpassUrl?: string | undefined;
  photonUrl?: string | undefined;
}

function boxAround({ geometry, properties }: PhotonFeature): OverpassBox {
  const [lng, lat] = geometry.coordinates;
  const [west, north, east, south] = properties.extent ?? [
    lng - DEFAULT_RADIUS_DEGREES,
    lat + DEFAULT_RADIUS_DEGREES,
    lng + DEFAULT_RADIUS_DEGREES,
    lat - DEFAULT_RADIUS_DEGREES,
  ];
  if (east - west > MAX_DEGREES || north - south > MAX_DEGREES) {
    throw new AppError('PLACE_NOT_FOUND', wordError('placeTooWide'));
  }
  return [south, west, north, east];
}

/** Work that waits stays in the trace of its own request, and not in that of the one before. */
const inTurn = <T>(queue: PQueue, work: () => Promise<T>): Promise<T> =>
  queue.add(bindContext(work));

/**
 * OpenStreetMap: Photon finds places, Overpass the coffee shops in them. Many share their servers, so each is
 * asked one question at a time.
 */
export class OsmSource implements PlacesSource {
  readonly name = 'osm';
  readonly label = 'OpenStreetMap';
  readonly credit = '© OpenStreetMap contributors, ODbL';
  readonly #overpassUrl: string;
  readonly #photonUrl: string;
  readonly #parts: FetchParts;
  readonly #overpassQueue = new PQueue({ concurrency: 1 });
  readonly #photonQueue = new PQueue({ concurrency: 1 });

  constructor({ overpassUrl = OVERPASS, photonUrl = PHOTON, ...parts }: OsmParts) {
    this.#overpassUrl = overpassUrl;
    this.#photonUrl = photonUrl;
    this.#parts = parts;
  }

  async findCafes(location: string): Promise<FoundRow[]> {
    const [found] = await this.#photon({
      q: location,
      limit: '5',
      layer: ['city', 'district', 'locality'],
    });
    if (!found) throw new AppError('PLACE_NOT_FOUND');
    const answer = await inTurn(this.#overpassQueue, () =>
      fetchJson(
        `${this.#overpassUrl}/api/interpreter`,
        { method: 'POST', body: new URLSearchParams({ data: overpassQuery(boxAround(found)) }) },
        this.#parts,
      ),
    );
    return parseOverpass(answer, found.properties.name ?? location);
  }

  async suggest({ q, kind }: PlaceSearch): Promise<PlaceSuggestion[]> {
    const layer = kind === 'city' ? ['city', 'district', 'locality'] : [];
    const found = await this.#photon({ q, limit: '6', layer });
    return found.map((feature) => {
      const place = toPlace(feature);
      const { osm_type: type, osm_id: id } = feature.properties;
      return { id: `${type}${id}`, label: place.address, place };
    });
  }

  /** Photon's suggestions bring their places along. */
  async place(): Promise<Place> {
    throw new AppError('PLACE_NOT_FOUND');
  }

  async locate(address: string): Promise<Position | null> {
    const found = await this.#photon({ q: address, limit: '1', layer: ['house', 'street'] });
    const [{ geometry, properties } = {}] = found;
    const { housenumber: houseNumber, postcode } = properties ?? {};
    if (!geometry || !isSameAddress(address, { houseNumber, postcode })) return null;
    const [longitude, latitude] = geometry.coordinates;
    return { latitude, longitude };
  }

  async #photon({ layer, ...search }: { q: string; limit: string; layer: string[] }) {
    const query = new URLSearchParams({ ...search, ...BOSTON, lang: 'en' });
    for (const one of layer) query.append('layer', one);
    const url = `${this.#photonUrl}/api?${query.toString()}`;
    return parsePhoton(await inTurn(this.#photonQueue, () => fetchJson(url, {}, this.#parts)));
  }
}
