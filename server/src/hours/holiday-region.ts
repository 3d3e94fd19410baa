import { getCountryCode } from '@vvo/tzdb';
import { STATE_PLACES } from './state-places.ts';

/** Whose holidays hold: a country's code in small letters, as 'it', in some with a dash and the state's, as 'us-ma'. */
export type HolidayRegion = string;

/** The countries whose public holidays the package knows. */
const COUNTRIES = new Set(
  (
    'ad al ar at au be bg br by ca ch ci cn cz de dk ee es fi fr gb ge gg gi gr hr hu ie ' +
    'im it je jp li lt lu lv mc md mt mx na nf nl no nz pl pm pt ro rs ru se si sj sk sm ua us vn za'
  ).split(' '),
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
  const country = getCountryCode(timeZone)?.toLowerCase() ?? '';
  if (!COUNTRIES.has(country)) return null;
  const places = placesByCountry.get(country);
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
