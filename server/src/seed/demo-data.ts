import type { CafeFacts, SuggestionKind } from '@cortado/contract';
import demo from '../../../seed/demo.json' with { type: 'json' };

/** What the demo invents. Cafes and members are named by their index, unless it says something else. */
interface DemoData {
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** The top cafes by key, so that the first screen is always the same: [ratings, average]. */
  leaders: Readonly<Record<string, readonly [number, number]>>;
  /** Plain weeks, breaks, late nights, closed Mondays, seasons and holidays. */
  hours: readonly string[];
  /** Which drawn photographs a cafe has, by its key: their names in seed/photos, the cover first. */
  photos: Readonly<Record<string, readonly string[]>>;
  /** The member who looks after some of the cafes. */
  owner: { member: number; cafes: readonly number[] };
  suggestions: readonly {
    kind: SuggestionKind;
    /** None for a new one. */
    cafe?: number;
    name?: string;
    proposed: CafeFacts;
    note: string;
    /** The sender; a guest if it is missing. */
    member?: number;
    daysAgo: number;
  }[];
}

export const DEMO = demo as unknown as DemoData;
