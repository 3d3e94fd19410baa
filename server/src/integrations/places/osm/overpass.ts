import { z } from 'zod';
import { unexpectedAnswer } from '../fetch-json.ts';
import { checkRow, type FoundRow } from '../found.ts';

/** South, west, north, east in degrees, as Overpass takes a box. */
export type OverpassBox = readonly [number, number, number, number];

/** Asks for coffee shops drawn as a point, an outline or a relation. */
export function overpassQuery(box: OverpassBox): string {
  const shops = `nwr["amenity"="cafe"]["cuisine"~"coffee_shop"](${box.join(',')});`;
  return `[out:json][timeout:25];${shops}out center tags;`;
}

const point = { lat: z.number().optional(), lon: z.number().optional() };

/** What is read of Overpass's answer: outlines and relations carry a center. */
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
  remark: z.string().optional(),
});

type Tags = Readonly<Record<string, string>>;

function addressOf(tags: Tags): string {
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ');
  const region = [tags['addr:state'], tags['addr:postcode']].filter(Boolean).join(' ');
  return [street, tags['addr:city'], region].filter(Boolean).join(', ');
}

const hasWifi = (tags: Tags) => /wlan|^yes$/.test(tags['internet_access'] ?? '');

/**
 * The coffee shops of an answer.
 * @param fallbackArea for those that do not say where in the city they are
 * @throws AppError PLACES_UNAVAILABLE where it is no such answer
 */
export function parseOverpass(answer: unknown, fallbackArea: string): FoundRow[] {
  const parsed = overpassAnswer.safeParse(answer);
  if (!parsed.success) throw unexpectedAnswer(parsed.error);
  // A question that runs out of time or memory there is answered with that remark, and what was found until then.
  const { remark } = parsed.data;
  if (remark?.startsWith('runtime error')) throw unexpectedAnswer(new Error(remark));
  return parsed.data.elements.map(({ type, id, lat, lon, center, tags = {} }, index) =>
    checkRow(index + 1, {
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
    }),
  );
}
