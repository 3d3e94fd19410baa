import { z } from 'zod';
import { FACTS } from './facts.ts';
import { factsWhere, type FactsWhere } from './fact-lists.ts';

/** Where a value comes from, the most reliable first. */
export const FACT_ORIGINS = [
  /** A record of the city or of another authority. */
  'city',
  'owner',
  'admin',
  /** A report that an admin accepted. */
  'report',
  /** Answers of several visitors that agree. */
  'visitors',
  'import',
  /** A plausible value that nobody has looked up. */
  'sample',
] as const;
export type FactOrigin = (typeof FACT_ORIGINS)[number];

/** The facts whose sources are recorded. */
export type SourcedFact = FactsWhere<{ freshDays: number }>;
export const SOURCED_FACTS = factsWhere(
  ({ freshDays }) => freshDays !== undefined,
) as SourcedFact[];

/** Where one value comes from, as it is stored. */
export const factSource = z.object({
  by: z.enum(FACT_ORIGINS),
  /** The name of the record or the import, where it has one. */
  of: z.string().optional(),
  /** The day from which it is: ISO 8601. */
  on: z.iso.date(),
});
export type FactSource = z.infer<typeof factSource>;

/** The sources of a cafe's values, by fact, and by id for filter options. */
export type FactSources = Readonly<Record<string, FactSource>>;

const CONFIRMING = new Set<FactOrigin>(['city', 'owner', 'admin', 'visitors', 'report']);
const DAY_MS = 86_400_000;

/** From when a value counts as unchecked, in milliseconds from 1970; null where it never counted as checked. */
export const confirmedUntil = (fact: SourcedFact, { by, on }: FactSource): number | null =>
  CONFIRMING.has(by) ? Date.parse(on) + FACTS[fact].freshDays * DAY_MS : null;

/** Whether a source is more reliable than another one, if any: by its origin, then by its day. */
export function isMoreReliable({ by, on }: FactSource, than: FactSource | undefined): boolean {
  if (!than) return true;
  const difference = FACT_ORIGINS.indexOf(by) - FACT_ORIGINS.indexOf(than.by);
  return difference < 0 || (difference === 0 && on > than.on);
}

/** One known value of a cafe, and where it comes from. */
export const knownFact = z.object({
  fact: z.enum(SOURCED_FACTS as [SourcedFact, ...SourcedFact[]]),
  /** The id of the filter option, for `filterIds`. */
  option: z.int().optional(),
  /** Null where nobody has recorded it. */
  source: factSource.nullable(),
  /** Whether it comes from somebody who knows, and is not too old. */
  isConfirmed: z.boolean(),
  /** Another one for each other value: an answer about it names it. */
  mark: z.string(),
});
export type KnownFact = z.infer<typeof knownFact>;

/** Which value of a cafe it is. */
export type FactKey = Pick<KnownFact, 'fact' | 'option'>;

/** The key of a value in `FactSources`. */
export const sourceKey = ({ fact, option }: FactKey): string =>
  fact === 'filterIds' ? String(option) : fact;

/** Which value a key of `FactSources` is of. */
export const factOfKey = (key: string): FactKey =>
  /^\d/.test(key) ? { fact: 'filterIds', option: Number(key) } : { fact: key as SourcedFact };

export const FACT_ANSWERS = ['yes', 'no', 'unsure'] as const;

/** What somebody says about a shown value. */
export const factAnswer = knownFact.pick({ fact: true, option: true, mark: true }).extend({
  answer: z.enum(FACT_ANSWERS),
  /** Hidden from people: a robot that fills it in is thanked, and nothing is stored. */
  company: z.string().max(2000).optional(),
});
export type FactAnswer = z.output<typeof factAnswer>;
