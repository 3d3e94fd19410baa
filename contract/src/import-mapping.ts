import { z } from 'zod';
import { COLUMN_FACTS, storedName, type ColumnFact, type StoredName } from './fact-lists.ts';
import { rowNote } from './import-notes.ts';
import { MAX_FILE_HEAD } from './limits.ts';
import * as texts from './texts/admin.ts';

/** Parts of an address, which are joined in the order of an address. */
export const ADDRESS_PARTS = ['houseNumber', 'unit', 'city', 'state', 'zip'] as const;
/** Where a cafe is: in two columns, or in one. */
const POSITION_FIELDS = ['latitude', 'longitude', 'position'] as const;

export type ImportField =
  | StoredName<ColumnFact>
  | (typeof ADDRESS_PARTS)[number]
  | (typeof POSITION_FIELDS)[number]
  | 'sourceId'
  | 'sources';

/** The meanings that a column of a file can have. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...COLUMN_FACTS.map(storedName),
  ...ADDRESS_PARTS,
  ...POSITION_FIELDS,
  'sourceId',
  'sources',
];

/** The most characters of a column's name that are shown and compared. */
export const MAX_COLUMN_NAME_LENGTH = 100;
export const MAX_IMPORT_COLUMNS = 1000;

/** The mapping of a file's columns. */
export const importMapping = z.object({
  /** The columns by their names; of columns with one name the first comes first. Others are ignored. */
  columns: z
    .array(
      z.object({
        column: z.string().max(MAX_COLUMN_NAME_LENGTH),
        field: z.enum(IMPORT_FIELDS as [ImportField, ...ImportField[]]).nullable(),
      }),
    )
    .max(MAX_IMPORT_COLUMNS),
  /** Changes words in capitals to the case of names. */
  fixCapitals: z.boolean().default(false),
  /** Looks up the positions of rows without one by their address. */
  lookUpPositions: z.boolean().default(false),
});
export type ImportMapping = z.output<typeof importMapping>;

/** The beginning of a file, and the mapping of its columns; without that, it is guessed. */
export const importHead = z.object({
  name: z.string().trim().min(1).max(200),
  content: z.string(texts.importFileRequired).min(1, texts.importFileEmpty).max(MAX_FILE_HEAD),
  mapping: importMapping.optional(),
});

export const importSample = z.object({
  number: z.int(),
  /** The row's text in the mapped columns, unchanged. */
  before: z.string(),
  /** What is imported of it; null if it cannot be. */
  cafe: z
    .object({
      name: z.string(),
      address: z.string(),
      area: z.string(),
      /** Null if it is looked up. */
      position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      phone: z.string(),
      website: z.string(),
      openingHours: z.string(),
    })
    .nullable(),
  problem: z.string().nullable(),
  /** The values that are left out, changed, or imported although they look wrong. */
  notes: z.array(rowNote),
});
export type ImportSample = z.infer<typeof importSample>;

/** The columns of a file. */
export const importColumns = z.object({
  /** 'own': the names of an export, so that no question is needed. */
  origin: z.enum(['own', 'remembered', 'guessed', 'given']),
  mapping: importMapping,
  /** Three values of each column of the mapping. */
  values: z.array(z.array(z.string())),
  /** Whether most names are in capitals. */
  isShouting: z.boolean(),
  /** What is needed before the file can be imported, in sentences. */
  missing: z.array(z.string()),
  samples: z.array(importSample),
});
export type ImportColumns = z.infer<typeof importColumns>;
