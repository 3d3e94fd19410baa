import type { Place, placeSearch, PlaceSource, PlaceSuggestion } from '@cortado/contract';
import type { z } from 'zod';
import type { FoundRow } from './found.ts';

type PlaceSearch = z.output<typeof placeSearch>;

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
  suggest(search: PlaceSearch): Promise<PlaceSuggestion[]>;
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
