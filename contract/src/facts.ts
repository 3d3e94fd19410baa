import { MAX_HOURS_LENGTH } from './limits.ts';
import type { CafeStatus, ReportReason } from './admin-enums.ts';

/** The type of each kind of value in suggestions, merges and forms; '' is unknown. */
export interface FactValues {
  text: string;
  longText: string;
  address: string;
  area: string;
  phone: string;
  handle: string;
  url: string;
  /** In OSM syntax. */
  hours: string;
  /** Degrees. */
  position: { latitude: number; longitude: number };
  /** Ids of filter options, sorted. */
  options: number[];
  yesNo: boolean;
  /** From 1 to 4; null: unknown. */
  level: number | null;
  /** A whole number; null: unknown. */
  count: number | null;
  /** The address of a picture; null: the drawn cover. */
  picture: string | null;
  status: CafeStatus;
}
export type FactKind = keyof FactValues;

/** A row of the table of facts. */
export interface Fact {
  kind: FactKind;
  /** The most characters, in UTF-16 units; of a count, the largest. */
  max?: number;
  /** A form is refused without it. */
  isRequired?: true;
  /** How many characters a new cafe needs at least; 1 by default. */
  least?: number;
  /** Its part in the form of an owner, and whether a change applies at once or waits for an admin. */
  owner?: 'at once' | 'review';
  /** For which reason a visitor may report another value, which an admin reviews. */
  report?: ReportReason;
  /** The form of a missing cafe asks for it. */
  suggest?: true;
  /** No suggestion and no merge is about it. */
  isAdminOnly?: true;
  /** In a merge the remaining cafe's value is never replaced. */
  staysInMerge?: true;
  /** How much a word of it counts in a search; absent where it is not searched. */
  searched?: number;
  /**
   * The columns for the source of its value and the date of its last check, where it has them.
   * An admin who accepts a new value with a date has most likely checked the cafe.
   */
  origin?: { source?: string; date?: string };
  /** For how many days a confirmed value counts as checked; absent where no source is recorded. */
  freshDays?: number;
  /** Its stored name, where that is another one: in columns, rows of imports and the audit trail. */
  stored?: string;
  /** Its column in exports and in imports of our own files; a position has two. */
  column?: string;
  /** What else the column may be called in an import. */
  alsoCalled?: readonly string[];
}

/** All facts of a cafe: a row per fact, in the order in which they are compared. */
export const FACTS = {
  name: {
    kind: 'text',
    max: 200,
    isRequired: true,
    owner: 'review',
    report: 'details',
    suggest: true,
    searched: 100,
    column: 'name',
    freshDays: 1095,
  },
  description: {
    kind: 'longText',
    max: 5000,
    isRequired: true,
    least: 10,
    owner: 'at once',
    searched: 10,
    column: 'description',
  },
  address: {
    kind: 'address',
    max: 300,
    isRequired: true,
    least: 5,
    owner: 'review',
    report: 'moved',
    suggest: true,
    searched: 20,
    origin: { date: 'checkedAt' },
    column: 'address',
    freshDays: 1095,
  },
  neighborhood: {
    kind: 'area',
    max: 100,
    isRequired: true,
    owner: 'review',
    report: 'moved',
    suggest: true,
    searched: 60,
    stored: 'area',
    column: 'neighborhood',
    alsoCalled: ['neighbourhood', 'area'],
    freshDays: 1095,
  },
  position: {
    kind: 'position',
    owner: 'review',
    report: 'moved',
    suggest: true,
    stored: 'latitude',
    freshDays: 1095,
  },
  website: {
    kind: 'url',
    max: 2000,
    owner: 'at once',
    report: 'details',
    suggest: true,
    column: 'website',
    alsoCalled: ['url'],
    freshDays: 730,
  },
  phone: {
    kind: 'phone',
    max: 50,
    owner: 'at once',
    report: 'details',
    column: 'phone',
    freshDays: 365,
  },
  instagramHandle: { kind: 'handle', max: 60, owner: 'at once', report: 'details', freshDays: 730 },
  googleMapsUrl: { kind: 'url', max: 2000, isAdminOnly: true },
  openingHours: {
    kind: 'hours',
    max: MAX_HOURS_LENGTH,
    owner: 'at once',
    report: 'hours',
    suggest: true,
    origin: { date: 'checkedAt' },
    column: 'opening_hours',
    alsoCalled: ['hours'],
    freshDays: 180,
  },
  filterIds: {
    kind: 'options',
    owner: 'at once',
    report: 'details',
    suggest: true,
    searched: 40,
    stored: 'filters',
    column: 'filters',
    freshDays: 365,
  },
  sellsCoffeeBeans: {
    kind: 'yesNo',
    owner: 'at once',
    report: 'details',
    suggest: true,
    column: 'sells_coffee_beans',
    freshDays: 365,
  },
  /** By its licence, indoors. */
  licensedSeats: {
    kind: 'count',
    max: 5000,
    owner: 'at once',
    report: 'details',
    column: 'licensed_seats',
    alsoCalled: ['seats'],
    freshDays: 1095,
  },
  priceLevel: { kind: 'level', stored: 'hasPriceLevel', freshDays: 365 },
  imageUrl: { kind: 'picture', max: 2000 },
  status: { kind: 'status', staysInMerge: true },
} as const satisfies Readonly<Record<string, Fact>>;
