import type { Place, placeSearch, PlaceSource, PlaceSuggestion } from '@cortado/contract';
import { tokenize } from '@cortado/search/text/fold';
import type { z } from 'zod';
import type { FoundRow } from './found.ts';

/** Degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** The port through which cafes and places come in from elsewhere. */
export interface PlacesSource {
  readonly name: PlaceSource;
  readonly label: string;
  /** The owner of the data, if that has to be shown. */
  readonly credit: string | null;
  /**
   * The coffee shops of a named place.
   * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
   */
  findCafes(location: string): Promise<FoundRow[]>;
  /**
   * Completes a city or an address of the United States, the likeliest first.
   * @throws AppError PLACES_UNAVAILABLE
   */
  suggest(search: z.output<typeof placeSearch>): Promise<PlaceSuggestion[]>;
  /**
   * Where a suggested place is.
   * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
   */
  place(id: string, session?: string): Promise<Place>;
  /**
   * The position of an address; null if no address matches.
   * @throws AppError PLACES_UNAVAILABLE
   */
  locate(address: string): Promise<Position | null>;
}

/** What a service says of the address that it found. */
interface FoundAddress {
  houseNumber?: string | undefined;
  postcode?: string | undefined;
}

/**
 * Whether a found address may be the requested one: services answer with the middle of a street, or with
 * another one of the same name, rather than with nothing.
 */
export function isSameAddress(asked: string, { houseNumber = '', postcode = '' }: FoundAddress) {
  const words = tokenize(asked);
  const hasNumber = /^\d/.test(words[0] ?? '');
  const isNumber = tokenize(houseNumber).some((word) => words.includes(word));
  const askedCode = /\b(\d{5})(-\d{4})?$/.exec(asked.trim())?.[1];
  const isCode = !askedCode || postcode === '' || postcode.startsWith(askedCode);
  return (isNumber || !hasNumber) && isCode;
}
