import {
  describeNotes,
  describeUnusedColumns,
  FILE_ENCODINGS,
  fileEncodings,
  IMPORT_FIELDS,
  type FileEncoding,
  type ImportMapping,
  type ImportPreview,
  type ImportResult,
  type NoteCounts,
} from '@cortado/contract';

const NUMBER = new Intl.NumberFormat('en-US');
const number = (count: number) => NUMBER.format(count);

export const importUsage =
  'Usage: npm run import -- <file.csv or file.geojson> [--map <mapping.json>] [--encoding <name>] [--notes <notes.csv>] [--dry-run]\n' +
  `Encodings: ${fileEncodings.join(', ')}`;
export const encodingFound = (file: string, found: FileEncoding) =>
  `${file} is not UTF-8. Reading it as ${FILE_ENCODINGS[found]}. Use --encoding to choose another.`;
export const mappingNotRead = (path: string, why: string) =>
  `${path} is not a valid column mapping: ${why}`;

export const backupUsage = 'Usage: npm run backup [-- <file>]';
export const noDatabase = (folder: string) =>
  `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.`;
export const restoreUsage = 'Usage: npm run restore -- <file> [--keep-mails]';
export const backedUp = (path: string, bytes: number) =>
  `Everything is backed up to ${path} (${number(Math.ceil(bytes / 1000))} kB).`;
export const restored = ({ rows, mails }: { rows: number; mails: number }) =>
  `Restored ${number(rows)} rows, each compared with the backup.${
    mails > 0
      ? ` ${mails === 1 ? '1 unsent email was' : `${number(mails)} unsent emails were`} left out.`
      : ''
  }`;

interface TakenColumn {
  column: string;
  field: string | null;
  values: readonly string[];
}

/** A table of the columns that are taken, what they are taken for, and their first values. */
export function columnsTaken(
  columns: readonly TakenColumn[],
  { fixCapitals, lookUpPositions }: ImportMapping,
): string {
  const taken = columns.filter(({ field }) => field !== null);
  const width = Math.max(0, ...taken.map(({ column }) => column.length));
  const left = columns.length - taken.length;
  return [
    'Columns:',
    ...taken.map(
      ({ column, field, values }) =>
        `  ${column.padEnd(width)}  ${field!.padEnd(16)}  ${values.join(' | ')}`,
    ),
    ...(left > 0 ? [`  ${number(left)} more ${left === 1 ? 'is' : 'are'} ignored.`] : []),
    ...(fixCapitals ? ['Words in all caps are fixed.'] : []),
    ...(lookUpPositions ? ['Missing positions are looked up by address.'] : []),
  ].join('\n');
}
export const columnsSay = (file: string, mapping: string) =>
  `\nTo import it, save this as mapping.json, change what is wrong (a field of null is ignored), and run\n` +
  `  npm run import -- ${file} --map mapping.json\n\n${mapping}\n\nFields: ${IMPORT_FIELDS.join(', ')}\n`;
export const columnsNotSure = 'Nothing was imported. Check the columns first.';
export const fileNotRead = (path: string, why: string) => `${path} cannot be read: ${why}`;
export const rowsRead = (count: number) => `${number(count)} rows read ...`;
export const rowsImported = (count: number) => `${number(count)} rows imported ...`;

export const positionsLookedUp = (count: number) => `${number(count)} positions looked up ...`;
export const importCutOff = (why: string) =>
  `${why} What was imported so far is saved. Resume in the dashboard, or run the import again.`;

const MAX_PROBLEMS = 20;

interface Counted {
  total: number;
  errors: readonly string[];
  /** The columns that were not imported. */
  unusedColumns: readonly string[];
  notes?: NoteCounts | undefined;
}

/** A sentence, the columns that were not imported, what rows lost, and the first problems. */
const report = (sentence: string, { total, errors, unusedColumns, notes }: Counted): string =>
  [
    sentence,
    ...(unusedColumns.length > 0 ? [describeUnusedColumns(unusedColumns)] : []),
    ...(notes && notes.rows > 0
      ? [`${describeNotes(notes, total)} Use --notes <file.csv> to list them.`]
      : []),
    ...errors.slice(0, MAX_PROBLEMS),
    ...(errors.length > MAX_PROBLEMS
      ? [`... and ${number(errors.length - MAX_PROBLEMS)} more.`]
      : []),
  ].join('\n');

/** The result of an import. */
export const imported = (result: ImportResult & Counted): string =>
  report(
    `Of ${number(result.total)} rows, ${number(result.imported)} were imported as drafts, ${number(result.skipped)} were known or likely duplicates, and ${number(result.errors.length)} could not be read.`,
    result,
  );

/** What an import would do. */
export const wouldImport = (preview: Pick<ImportPreview, 'counts'> & Counted): string =>
  report(
    `Of ${number(preview.total)} rows, ${number(preview.counts.new)} are new, ${number(preview.counts.unplaced)} have no position yet, ${number(preview.counts.known)} are known, ${number(preview.counts.duplicate)} are likely duplicates, and ${number(preview.counts.problem)} cannot be read. Nothing was imported.`,
    preview,
  );
