import type { Place, placeSearch, PlaceSource, PlaceSuggestion } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from './found.ts';

export type PlaceSearch = z.output<typeof placeSearch>;

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The port through which cafes and places come in from elsewhere. */
export interface PlacesSource {
  readonly name: PlaceSource;
  readonly label: string;
  /** Whose data it is, where that has to be said. */
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
  suggest(search: PlaceSearch): Promise<PlaceSuggestion[]>;
  /**
   * Where a suggested place is.
   * @throws AppError PLACE_NOT_FOUND or PLACES_UNAVAILABLE
   */
  place(id: string, session?: string): Promise<Place>;
  /**
   * Where an address is; null where it is not known to the house.
   * @throws AppError PLACES_UNAVAILABLE
   */
  locate(address: string): Promise<Position | null>;
}
