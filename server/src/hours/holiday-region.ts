import { ZONES_BY_COUNTRY } from './country-zones.ts';
import { STATE_PLACES } from './state-places.ts';

/** Whose holidays hold: a country's code in small letters, as 'it', in some with a dash and the state's, as 'us-ma'. */
export type HolidayRegion = string;

const countryByZone = new Map(
  Object.entries(ZONES_BY_COUNTRY).flatMap(([country, zones]) =>
    zones.split(' ').map((zone) => [zone, country]),
  ),
);

interface Place {
  region: string;
  latitude: number;
  longitude: number;
}

const placesByCountry = new Map<string, Place[]>();
for (const [region, places] of Object.entries(STATE_PLACES)) {
  const [country = ''] = region.split('-');
  const known = placesByCountry.get(country) ?? [];
  placesByCountry.set(country, known);
  for (const place of places.split(';')) {
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number);
    known.push({ region, latitude, longitude });
  }
}

/** @returns null where no holidays are known */
export function holidayRegionOf(
  timeZone: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): HolidayRegion | null {
  const country = countryByZone.get(timeZone) ?? null;
  const places = placesByCountry.get(country ?? '');
  if (!places) return country;
  const scale = Math.cos((latitude * Math.PI) / 180);
  let nearest = country;
  let least = Infinity;
  for (const place of places) {
    const distance = Math.hypot(place.latitude - latitude, (place.longitude - longitude) * scale);
    if (distance >= least) continue;
    least = distance;
    nearest = place.region;
  }
  return nearest;
}
