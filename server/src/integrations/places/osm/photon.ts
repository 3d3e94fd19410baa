import type { Place } from '@cortado/contract';
import { z } from 'zod';
import { unexpectedAnswer } from '../fetch-json.ts';

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

export type PhotonFeature = z.output<typeof photonAnswer>['features'][number];

/**
 * The places of an answer that lie in the United States.
 * @throws AppError PLACES_UNAVAILABLE where it is no such answer
 */
export function parsePhoton(answer: unknown): PhotonFeature[] {
  const parsed = photonAnswer.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer(parsed.error);
  return parsed.data.features.filter(
    ({ properties }) => properties.countrycode?.toUpperCase() === 'US',
  );
}

export function toPlace({ geometry, properties }: PhotonFeature): Place {
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
