import type { FactSource, FactSources, SourcedFact } from '@cortado/contract';
import { textsOf } from '@cortado/contract/fact-lists';
import { BREWING_METHODS, ROAST_LEVELS } from '@cortado/contract/public-enums';
import { CAFE_STATUSES } from '@cortado/contract/admin-enums';
import { z } from 'zod';
import type { SourcedFacts } from '../catalogue/types.ts';
import { DAY_MS } from '../core/durations.ts';
import type { Tx } from '../database/open.ts';
import { cafeFilterOptions, cafes } from '../database/schema.ts';
import { readSeedFilters } from './seed-filters.ts';
import { SeedTable } from './seed-table.ts';

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
const seedRow = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Must be words joined by hyphens.'),
    name: required,
    /** Empty for some drafts. */
    description: z.string().max(320, 'Too long.'),
    address: required,
    area: required,
    city: required,
    state: z.string().regex(/^[A-Z]{2}$/, 'Must be two capital letters.'),
    /** Empty for some drafts. */
    zip: z.string().regex(/^(\d{5})?$/, 'Must be five digits.'),
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
    /** Of `RECORDS`. */
    record: z.enum(['food_licences', 'licensing_board']),
  })
  .superRefine(({ status, description, zip }, context) => {
    const refuse = (column: string, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    const mayLack = status === 'draft';
    if (description.length < 40 && !(mayLack && description === ''))
      refuse('description', 'Too short.');
    if (zip === '' && !mayLack) refuse('zip', 'Must be five digits.');
  });
export type SeedRow = z.infer<typeof seedRow>;

const TABLE = new SeedTable('seed/cafes.csv', seedRow);
export const SEED_COLUMNS = TABLE.columns;

/** A cafe of the bundled list, in the form in which it is stored. */
export interface SeedCafe extends SourcedFacts {
  /** Its stable name in the list. */
  key: string;
  priceLevel: number;
  /** What it offers, as `category:value`. */
  filters: string[];
  /** Where its values come from, by fact, and by `category:value`. */
  sources: FactSources;
  status: SeedRow['status'];
}

const city = (of: string, on: string): FactSource => ({ by: 'city', of, on });
export const CITY = city('food licenses', '2026-02-01');
/** The city's records of a cafe: of its name and address, and of where it is. */
const RECORDS = {
  food_licences: { named: CITY, placed: CITY },
  licensing_board: {
    named: city('Licensing Board', '2026-09-03'),
    placed: city('street address ranges', '2020-07-01'),
  },
} satisfies Record<SeedRow['record'], object>;
export const LISTED: FactSource = { by: 'import', of: 'Cortado’s Boston list', on: '2026-11-24' };
/** A plausible value that nobody has looked up. */
export const SAMPLE: FactSource = { by: 'sample', on: '2026-11-24' };

/** The columns of each fact, and where they come from unless they are samples: from a source, or a part of the record. */
const COLUMNS_OF = {
  name: { columns: ['name'], source: 'named' },
  address: { columns: ['address', 'zip'], source: 'named' },
  neighborhood: { columns: ['area'], source: LISTED },
  position: { columns: ['latitude', 'longitude'], source: 'placed' },
  website: { columns: ['website'], source: LISTED },
  phone: { columns: ['phone'], source: LISTED },
  sellsCoffeeBeans: { columns: ['sells_beans'], source: LISTED },
} satisfies Partial<
  Record<
    SourcedFact,
    { columns: readonly (keyof SeedRow)[]; source: FactSource | 'named' | 'placed' }
  >
>;

/** Whether a cell says that something is so. */
const isGiven = (cell: SeedRow[keyof SeedRow]) => cell !== '' && cell !== 'no';

/** Converts a row of the file to the form in which cafes are stored. */
function toSeedCafe(row: SeedRow): SeedCafe {
  const { key, name, description, area, latitude, longitude, website, phone, status } = row;
  const facts = { key, name, description, area, latitude, longitude, website, phone, status };
  const features = (['wifi', 'power', 'food'] as const).filter(
    (one) => row[`has_${one}`] === 'yes',
  );
  /** The filters by the column that they come from. */
  const filters = [
    ['roast_levels', row.roast_levels.map((level) => `roast_level:${level}`)],
    ['brewing_methods', row.brewing_methods.map((method) => `brewing_method:${method}`)],
    ...features.map((feature) => [`has_${feature}`, [`features:${feature}`]] as const),
    ['other_filters', row.other_filters],
  ] as const;
  const sourceOf = (columns: readonly string[], source: FactSource) =>
    columns.some((column) => row.illustrative.includes(column)) ? SAMPLE : source;
  return {
    ...textsOf(''),
    ...facts,
    address: `${row.address}, ${row.city}, ${row.state} ${row.zip}`.trim(),
    priceLevel: row.price_level,
    sellsCoffeeBeans: row.sells_beans === 'yes',
    licensedSeats: null,
    filters: filters.flatMap(([, options]) => options),
    sources: Object.fromEntries([
      ...Object.entries(COLUMNS_OF)
        .filter(([, { columns }]) => columns.some((column) => isGiven(row[column])))
        .map(([fact, { columns, source }]) => {
          const one = typeof source === 'string' ? RECORDS[row.record][source] : source;
          return [fact, sourceOf(columns, one)] as const;
        }),
      ...filters.flatMap(([column, options]) =>
        options.map((option) => [option, sourceOf([column], LISTED)] as const),
      ),
    ]),
  };
}

/**
 * Parses and checks every row of the cafe list.
 * @throws UserFacingError naming the file, the row and the column
 */
export function parseSeedRows(text: string): SeedRow[] {
  const rows = TABLE.parse(text);
  for (const [index, { illustrative }] of rows.entries()) {
    const unknown = illustrative.find((column) => !SEED_COLUMNS.includes(column));
    if (unknown !== undefined)
      TABLE.fail(index + 2, `illustrative: There is no column ${unknown}.`);
  }
  return rows;
}

/**
 * Parses the cafe list into the form in which cafes are stored.
 * @param knownFilters every `category:value` that a cafe may have
 * @throws UserFacingError naming the file, the row and the column
 */
export function parseSeedCafes(text: string, knownFilters: ReadonlySet<string>): SeedCafe[] {
  return parseSeedRows(text).map((row, index) => {
    const cafe = toSeedCafe(row);
    const unknown = cafe.filters.find((filter) => !knownFilters.has(filter));
    if (unknown !== undefined) TABLE.fail(index + 2, `there is no filter option ${unknown}.`);
    return cafe;
  });
}

/** The bundled cafes of Greater Boston, every row checked. */
export function readSeedCafes(): SeedCafe[] {
  const known = readSeedFilters().flatMap((category) =>
    category.options.map((option) => `${category.name}:${option.value}`),
  );
  return parseSeedCafes(TABLE.read(), new Set(known));
}

/** The name of the bundled list as an import source. */
export const BUNDLED_SOURCE = 'bundled';

/**
 * Inserts the cafes with their filter options.
 * @param optionIds the id of each option by `category:value`
 * @returns the id of each cafe by its key
 */
export async function insertCafes(
  tx: Tx,
  seedCafes: readonly SeedCafe[],
  optionIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(cafes)
    .values(
      seedCafes.map(({ key, filters: _filters, sources, ...cafe }) => ({
        ...cafe,
        sources: Object.fromEntries(
          Object.entries(sources).map(([fact, source]) => [optionIds.get(fact) ?? fact, source]),
        ),
        // The earliest day on which a fact that is confirmed today can be too old.
        agesOn: new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10),
        source: BUNDLED_SOURCE,
        sourceId: key,
        createdAt: now,
      })),
    )
    .returning({ id: cafes.id, key: cafes.sourceId });
  const idOf = new Map(rows.map(({ id, key }) => [key!, id]));
  await tx.insert(cafeFilterOptions).values(
    seedCafes.flatMap(({ key, filters }) =>
      filters.map((filter) => ({
        cafeId: idOf.get(key)!,
        filterOptionId: optionIds.get(filter)!,
        createdAt: now,
      })),
    ),
  );
  return idOf;
}
