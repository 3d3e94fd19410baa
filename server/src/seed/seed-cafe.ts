import { BREWING_METHODS, ROAST_LEVELS } from '@cortado/contract/public-enums';
import { CAFE_STATUSES } from '@cortado/contract/admin-enums';
import { z } from 'zod';
import type { SourcedFacts } from '../catalogue/types.ts';

const required = z.string().trim().min(1, 'Must be given.');
/** Empty means unknown. */
const answer = z.enum(['yes', 'no', '']);
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split('|').filter(Boolean))
    .pipe(z.array(item));
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}\.\d+$/, 'Must be decimal degrees.')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `Must be within ${limit} degrees.`);

/** One row of `seed/cafes.csv`: every column, in the order of the file. */
export const seedRow = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words joined by hyphens.'),
  name: required,
  description: z.string().min(40, 'Too short.').max(320, 'Too long.'),
  address: required,
  area: required,
  city: required,
  state: z.string().regex(/^[A-Z]{2}$/, 'Must be two capital letters.'),
  zip: z.string().regex(/^\d{5}$/, 'Must be five digits.'),
  latitude: degrees(90),
  longitude: degrees(180),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  phone: z.string().regex(/^(\d{3}-\d{3}-\d{4})?$/, 'Must look like 617-555-0100.'),
  roaster: z.string(),
  roasts_in_house: answer,
  sells_beans: answer,
  has_wifi: answer,
  has_power: answer,
  has_food: answer,
  price_level: z
    .string()
    .regex(/^[1-4]$/, 'Must be from 1 to 4.')
    .transform(Number),
  roast_levels: listOf(z.enum(ROAST_LEVELS)),
  brewing_methods: listOf(z.enum(BREWING_METHODS)),
  /** `category:value` pairs of the categories without a column of their own. */
  other_filters: listOf(z.string().regex(/^[a-z0-9_]+:[a-z0-9_]+$/, 'Must be category:value.')),
  /** Columns with a plausible sample value instead of a sourced fact. */
  illustrative: listOf(z.string()),
  status: z.enum(CAFE_STATUSES),
});
export type SeedRow = z.infer<typeof seedRow>;

export const SEED_COLUMNS = Object.keys(seedRow.shape);

/** A cafe of the bundled list, in the form in which it is stored. */
export interface SeedCafe extends SourcedFacts {
  /** Its stable name in the list. */
  key: string;
  priceLevel: number;
  /** What it offers, as `category:value`. */
  filters: string[];
  status: SeedRow['status'];
}

/** Converts a row of the file to the form in which cafes are stored. */
export function toSeedCafe(row: SeedRow): SeedCafe {
  const features = [
    row.has_wifi === 'yes' ? ['features:wifi'] : [],
    row.has_power === 'yes' ? ['features:power'] : [],
    row.has_food === 'yes' ? ['features:food'] : [],
  ].flat();
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    address: `${row.address}, ${row.city}, ${row.state} ${row.zip}`,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    website: row.website,
    phone: row.phone,
    priceLevel: row.price_level,
    sellsCoffeeBeans: row.sells_beans === 'yes',
    filters: [
      ...row.roast_levels.map((level) => `roast_level:${level}`),
      ...row.brewing_methods.map((method) => `brewing_method:${method}`),
      ...features,
      ...row.other_filters,
    ],
    status: row.status,
  };
}
