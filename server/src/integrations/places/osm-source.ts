import type { Place } from '@cortado/contract';
import PQueue from 'p-queue';
import { z } from 'zod';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { bindContext } from '../../core/request-scope.ts';
import { fetchJson, type FetchParts } from './fetch-json.ts';
import { checkRow } from './found.ts';
import { isSameAddress, type PlacesSource } from './source.ts';

const OVERPASS = 'https://overpass-api.de';
const PHOTON = 'https://photon.komoot.io';
/** Around a place that has no extent of its own, in degrees. */
const DEFAULT_RADIUS_DEGREES = 0.05;
/** The widest place that is imported at once; cities are far smaller. */
const MAX_DEGREES = 2;
const BOSTON = { lat: '42.36', lon: '-71.06' };

const text = z.string().optional();

/** What is read of Photon's answer (GeoJSON). */
const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_type: text,
        osm_id: z.number().optional(),
        name: text,
        housenumber: text,
        street: text,
        district: text,
        locality: text,
        city: text,
        state: text,
        postcode: text,
        countrycode: text,
        /** West, north, east, south. */
        extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
      }),
    }),
  ),
});

type PhotonFeature = z.output<typeof photonAnswer>['features'][number];

function toPlace({ geometry, properties }: PhotonFeature): Place {
  const { name, housenumber, street, district, locality, city, state, postcode } = properties;
  const line = street ? [housenumber, street].filter(Boolean).join(' ') : name;
  const region = [state, postcode].filter(Boolean).join(' ');
  const parts = [line, city === line ? undefined : city, region].filter(Boolean);
  const [longitude, latitude] = geometry.coordinates;
  return {
    address: parts.join(', '),
    latitude,
    longitude,
    neighborhood: district ?? locality ?? city ?? name ?? '',
  };
}

/** Asks for the coffee shops around a place, drawn as a point, an outline or a relation. */
function overpassQuery({ geometry, properties }: PhotonFeature): string {
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
  const box = [south, west, north, east].join(',');
  return `[out:json][timeout:25];nwr["amenity"="cafe"]["cuisine"~"coffee_shop"](${box});out center tags;`;
}

const point = { lat: z.number().optional(), lon: z.number().optional() };

/** What is read of Overpass's answer: outlines and relations have a center. */
const overpassAnswer = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      ...point,
      center: z.object(point).optional(),
      tags: z.record(z.string(), z.string()).optional(),
    }),
  ),
  /** If it runs out of time or memory, it answers with what it found until then, and this remark. */
  remark: z
    .string()
    .refine((remark) => !remark.startsWith('runtime error'), {
      error: ({ input }) => String(input),
    })
    .optional(),
});

type OverpassElement = z.output<typeof overpassAnswer>['elements'][number];

type Tags = Readonly<Record<string, string>>;

function addressOf(tags: Tags): string {
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ');
  const region = [tags['addr:state'], tags['addr:postcode']].filter(Boolean).join(' ');
  return [street, tags['addr:city'], region].filter(Boolean).join(', ');
}

const hasWifi = (tags: Tags) => /wlan|^yes$/.test(tags['internet_access'] ?? '');

/** @param fallbackArea for a cafe that does not say where in the city it is */
const toRow = (
  { type, id, lat, lon, center, tags = {} }: OverpassElement,
  number: number,
  fallbackArea: string,
) =>
  checkRow(number, {
    sourceId: `${type}/${id}`,
    name: tags['name'],
    address: addressOf(tags),
    area: tags['addr:neighbourhood'] ?? tags['addr:suburb'] ?? tags['addr:city'] ?? fallbackArea,
    latitude: lat ?? center?.lat,
    longitude: lon ?? center?.lon,
    website: tags['website'] ?? tags['contact:website'],
    phone: tags['phone'] ?? tags['contact:phone'],
    openingHours: tags['opening_hours'],
    filters: hasWifi(tags) ? ['features:wifi'] : [],
  });

interface OsmParts extends FetchParts {
  overpassUrl?: string | undefined;
  photonUrl?: string | undefined;
}

/** Work that waits stays in the trace of its own request, and not in that of the one before. */
const inTurn = <T>(queue: PQueue, work: () => Promise<T>): Promise<T> =>
  queue.add(bindContext(work));

/**
 * OpenStreetMap: Photon finds places, Overpass the coffee shops in them. Many share their servers, so each gets
 * one request at a time.
 */
export function osmSource({
  overpassUrl = OVERPASS,
  photonUrl = PHOTON,
  ...parts
}: OsmParts): PlacesSource {
  const overpassQueue = new PQueue({ concurrency: 1 });
  const photonQueue = new PQueue({ concurrency: 1 });
  /** The places that lie in the United States. */
  const photon = async ({ layer, ...search }: { q: string; limit: string; layer: string[] }) => {
    const query = new URLSearchParams({ ...search, ...BOSTON, lang: 'en' });
    for (const one of layer) query.append('layer', one);
    const url = `${photonUrl}/api?${query.toString()}`;
    const { features } = await inTurn(photonQueue, () => fetchJson(url, photonAnswer, {}, parts));
    return features.filter(({ properties }) => properties.countrycode?.toUpperCase() === 'US');
  };
  return {
    name: 'osm',
    label: 'OpenStreetMap',
    credit: '© OpenStreetMap contributors, ODbL',

    async findCafes(location) {
      const [found] = await photon({
        q: location,
        limit: '5',
        layer: ['city', 'district', 'locality'],
      });
      if (!found) throw new AppError('PLACE_NOT_FOUND');
      const query = new URLSearchParams({ data: overpassQuery(found) });
      const { elements } = await inTurn(overpassQueue, () =>
        fetchJson(
          `${overpassUrl}/api/interpreter`,
          overpassAnswer,
          { method: 'POST', body: query },
          parts,
        ),
      );
      const area = found.properties.name ?? location;
      return elements.map((element, index) => toRow(element, index + 1, area));
    },

    async suggest({ q, kind }) {
      const layer = kind === 'city' ? ['city', 'district', 'locality'] : [];
      const found = await photon({ q, limit: '6', layer });
      return found.map((feature) => {
        const place = toPlace(feature);
        const { osm_type: type, osm_id: id } = feature.properties;
        return { id: `${type}${id}`, label: place.address, place };
      });
    },

    /** Photon's suggestions include their places. */
    async place() {
      throw new AppError('PLACE_NOT_FOUND');
    },

    async locate(address) {
      const found = await photon({ q: address, limit: '1', layer: ['house', 'street'] });
      const [{ geometry, properties } = {}] = found;
      const { housenumber: houseNumber, postcode } = properties ?? {};
      if (!geometry || !isSameAddress(address, { houseNumber, postcode })) return null;
      const [longitude, latitude] = geometry.coordinates;
      return { latitude, longitude };
    },
  };
}
