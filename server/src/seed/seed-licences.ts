import type { FactSource } from '@cortado/contract';
import { FACTS } from '@cortado/contract/facts';
import { z } from 'zod';
import type { Tx } from '../database/open.ts';
import { suggestions, suggestionSenders } from '../database/schema.ts';
import { readSeedCafes, type SeedCafe } from './seed-cafes.ts';
import { SeedTable } from './seed-table.ts';

/** A whole number; '' is unknown, and 0 is no number: the record says it where nobody has given one. */
const seats = z
  .string()
  .regex(/^([1-9]\d{0,3})?$/, 'Must be a whole number from 1, or empty.')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((number) => (number ?? 0) <= FACTS.licensedSeats.max, 'Is too large.');

/** One row of `seed/licences.csv`: every column, in the order of the file. */
const licenceRow = z
  .strictObject({
    key: z.string().min(1, 'Must be given.'),
    licence: z.string().regex(/^LB-\d+$/, 'Must look like LB-100298.'),
    /** `missing`: an older list has it, and the list of this date does not. */
    state: z.enum(['active', 'missing']),
    licensed_seats: seats,
    /** Empty means unknown. */
    patio_permitted: z.enum(['yes', '']),
    patio_seats: seats,
    patio_season: z.string(),
    source_date: z.iso.date('Must be a day such as 2026-09-03.'),
    /** Why a number of the record was not taken. */
    remark: z.string(),
  })
  .superRefine((row, context) => {
    const refuse = (column: string, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    const hasPatio = row.patio_permitted === 'yes';
    if (!hasPatio && row.patio_seats !== null) refuse('patio_seats', 'There is no patio.');
    if (!hasPatio && row.patio_season !== '') refuse('patio_season', 'There is no patio.');
    if (row.state === 'missing' && (hasPatio || row.licensed_seats !== null)) {
      refuse('state', 'A missing licence says nothing.');
    }
  });
export type Licence = z.infer<typeof licenceRow>;

const TABLE = new SeedTable('seed/licences.csv', licenceRow);
export const LICENCE_COLUMNS = TABLE.columns;

/**
 * Parses and checks every row of the licences.
 * @param keys of the cafes that there are
 * @throws UserFacingError naming the file, the row and the column
 */
export function parseLicences(text: string, keys: ReadonlySet<string>): Licence[] {
  const rows = TABLE.parse(text);
  const unknown = rows.findIndex(({ key }) => !keys.has(key));
  if (unknown >= 0) TABLE.fail(unknown + 2, `key: There is no cafe ${rows[unknown]!.key}.`);
  return rows;
}

/** A permitted patio: the licence does not say that it is out today. */
const OUTDOOR = 'seating:outdoor';

/** The cafes with the seats and the patio that their licences name. */
function withLicences(cafes: readonly SeedCafe[], licences: readonly Licence[]): SeedCafe[] {
  const byKey = new Map(licences.map((licence) => [licence.key, licence]));
  return cafes.map((cafe) => {
    const licence = byKey.get(cafe.key);
    if (!licence) return cafe;
    const { licensed_seats: licensedSeats, patio_permitted: patio, source_date: on } = licence;
    const source: FactSource = { by: 'city', of: 'Licensing Board', on };
    return {
      ...cafe,
      licensedSeats,
      filters: patio ? [...cafe.filters, OUTDOOR] : cafe.filters,
      sources: {
        ...cafe.sources,
        ...(licensedSeats !== null && { licensedSeats: source }),
        ...(patio && { [OUTDOOR]: source }),
      },
    };
  });
}

/** The bundled cafes with what their licences name, and all licences. @throws UserFacingError as `parseLicences` */
export function readLicensedCafes(): { cafes: SeedCafe[]; licences: Licence[] } {
  const bundled = readSeedCafes();
  const licences = parseLicences(TABLE.read(), new Set(bundled.map(({ key }) => key)));
  return { cafes: withLicences(bundled, licences), licences };
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const noteOn = ({ licence, source_date: on }: Licence) =>
  `License ${licence} isn’t in the Licensing Board’s list of ${days.format(new Date(on))}. An older list has it. ` +
  'A license can be reissued under another number, so this doesn’t prove that the café has closed.';

interface ReportInput {
  seedCafes: readonly SeedCafe[];
  /** The id of each cafe by its key. */
  cafeIds: ReadonlyMap<string, number>;
  now: Date;
}

/** Reports the cafes whose licence is missing, so that an admin reviews them. */
export async function reportMissingLicences(
  tx: Tx,
  licences: readonly Licence[],
  { seedCafes, cafeIds, now: createdAt }: ReportInput,
): Promise<void> {
  const names = new Map(seedCafes.map(({ key, name }) => [key, name]));
  for (const licence of licences.filter(({ state }) => state === 'missing')) {
    const { key } = licence;
    const fingerprint = `licence ${licence.licence}`;
    const [report] = await tx
      .insert(suggestions)
      .values({
        kind: 'other',
        cafeId: cafeIds.get(key)!,
        name: names.get(key)!,
        proposed: {},
        before: {},
        fingerprint,
        createdAt,
      })
      .returning({ id: suggestions.id });
    await tx.insert(suggestionSenders).values({
      suggestionId: report!.id,
      senderKey: fingerprint,
      note: noteOn(licence),
      createdAt,
    });
  }
}
