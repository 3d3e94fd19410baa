import { distanceKm } from '@cortado/contract';
import { type FoundNote, note } from '../../../integrations/places/found.ts';

/** A row that has notes. */
export interface NotedRow {
  number: number;
  name: string;
  notes: readonly FoundNote[];
}

/** Fewer rows do not show which is the odd one. */
const MIN_ROWS = 5;
/** The rest of a file is this share of its rows, those nearest to the middle. */
const REST = 0.75;
/** What is farther from the middle than this, and than so many times as far as the rest, is far off. */
const MIN_FAR_KM = 100;
const TIMES_FARTHER = 5;
const COLUMN = 'latitude, longitude';

const at = (sorted: Float64Array, part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;

/** Finds the positions that are far from the rest of a file, and those that are so only while they are swapped. */
export class PositionCheck {
  readonly #latitudes: number[] = [];
  readonly #longitudes: number[] = [];
  readonly #numbers: number[] = [];
  /** Null for a row that is not imported. */
  readonly #names: (string | null)[] = [];

  /**
   * @param cafe without a position nothing is checked
   * @param isWanted whether the row may be imported
   */
  add(
    number: number,
    { name, latitude, longitude }: { name: string; latitude?: number; longitude?: number },
    isWanted: boolean,
  ): void {
    if (latitude === undefined || longitude === undefined) return;
    this.#latitudes.push(latitude);
    this.#longitudes.push(longitude);
    this.#numbers.push(number);
    this.#names.push(isWanted ? name : null);
  }

  /** The notes of all rows, once all are there. */
  notes(): NotedRow[] {
    const count = this.#numbers.length;
    if (count < MIN_ROWS) return [];
    const middle = {
      lat: at(Float64Array.from(this.#latitudes).toSorted(), 0.5),
      lng: at(Float64Array.from(this.#longitudes).toSorted(), 0.5),
    };
    const distances = Float64Array.from(this.#latitudes, (lat, row) =>
      distanceKm(middle, { lat, lng: this.#longitudes[row]! }),
    );
    const limit = Math.max(MIN_FAR_KM, TIMES_FARTHER * at(distances.toSorted(), REST));
    return this.#names.flatMap((name, row) => {
      if (name === null || distances[row]! <= limit) return [];
      const [lat, lng] = [this.#latitudes[row]!, this.#longitudes[row]!];
      const isSwapped = Math.abs(lng) <= 90 && distanceKm(middle, { lat: lng, lng: lat }) <= limit;
      const text = `${lat}, ${lng}`;
      const found = note(isSwapped ? 'swapped' : 'far', 'latitude', text, text);
      return [{ number: this.#numbers[row]!, name, notes: [{ ...found, column: COLUMN }] }];
    });
  }
}
