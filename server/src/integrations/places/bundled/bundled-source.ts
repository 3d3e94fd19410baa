import type { Place, PlaceSuggestion } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import { AppError } from '../../../core/errors.ts';
import type { SeedCafe } from '../../../seed/seed-cafe.ts';
import { BUNDLED_SOURCE } from '../../../seed/insert-cafes.ts';
import type { FoundRow } from '../found.ts';
import type { PlaceSearch, PlacesSource, Position } from '../source.ts';
import { localPlaces } from './local-places.ts';
import { usCities, type City } from './us-cities.ts';
import * as texts from '../texts.ts';

const MAX_SUGGESTIONS = 6;
/** What people write after a place's name and mean nothing more by. */
const COUNTRY = new Set(['usa', 'us', 'united', 'states', 'of', 'america']);

const cityLabel = ({ name, state }: City) => `${name}, ${state}`;

const cityPlace = (city: City): Place => ({
  address: cityLabel(city),
  latitude: city.latitude,
  longitude: city.longitude,
  neighborhood: city.name,
});

/** Whether each word of a search begins a word of the label, the first of them its first word. */
function begins(words: readonly string[], wanted: readonly string[]): boolean {
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

/** What ships with the product: no key, no network. */
export class BundledSource implements PlacesSource {
  readonly name = BUNDLED_SOURCE;
  readonly label = texts.sourceBundled;
  readonly credit = 'City names: GeoNames, CC BY 4.0';

  async findCafes(location: string): Promise<FoundRow[]> {
    const words = tokenize(location).filter((word) => !COUNTRY.has(word));
    const found = cafesOf(localPlaces().cafes, words);
    if (found.length === 0 && !(await this.#isCity(words))) throw new AppError('PLACE_NOT_FOUND');
    return found.map(({ key, status: _status, priceLevel: _price, ...cafe }, index) => ({
      number: index + 1,
      cafe: { ...cafe, sourceId: key, openingHours: '' },
      notes: [],
    }));
  }

  async #isCity(words: readonly string[]): Promise<boolean> {
    if (words.length === 0) return false;
    const location = words.join(' ');
    return (await usCities()).some(({ words: name, state }) => {
      const whole = name.join(' ');
      return whole === location || `${whole} ${state.toLowerCase()}` === location;
    });
  }

  async suggest({ q, kind }: PlaceSearch): Promise<PlaceSuggestion[]> {
    const wanted = tokenize(q);
    if (wanted.length === 0) return [];
    const { areas, addresses } = localPlaces();
    const near = kind === 'city' ? areas : [...addresses, ...areas];
    const local = near
      .filter(({ words }) => begins(words, wanted))
      .map(({ label, place }) => ({ id: label, label, place }));
    const cities = (await usCities())
      .filter(({ words, state }) => begins([...words, state.toLowerCase()], wanted))
      .slice(0, MAX_SUGGESTIONS)
      .map((city) => ({ id: cityLabel(city), label: cityLabel(city), place: cityPlace(city) }));
    const inOrder =
      kind === 'city'
        ? [...cities.slice(0, 3), ...local, ...cities.slice(3)]
        : [...local, ...cities];
    return [...new Map(inOrder.map((one) => [one.label, one])).values()].slice(0, MAX_SUGGESTIONS);
  }

  async place(id: string): Promise<Place> {
    const { areas, addresses } = localPlaces();
    const local = [...addresses, ...areas].find(({ label }) => label === id);
    const city = (await usCities()).find((one) => cityLabel(one) === id);
    if (local) return local.place;
    if (city) return cityPlace(city);
    throw new AppError('PLACE_NOT_FOUND');
  }

  /** It knows no addresses but those of its cafes. */
  async locate(address: string): Promise<Position | null> {
    const words = tokenize(address);
    const found = localPlaces().addresses.find(
      ({ label, words: own }) =>
        words.every((word) => own.includes(word)) &&
        tokenize(label.split(',')[0]!).every((word, at) => word === words[at]),
    );
    return found ? { latitude: found.place.latitude, longitude: found.place.longitude } : null;
  }
}
