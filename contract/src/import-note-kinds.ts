/**
 * What an import notes of a row: a value that is left out, changed, or taken although it looks wrong. `label` names the
 * kind where rows are counted, `outcome` says what became of the value. What means the same (a decimal comma, `https://`
 * put before an address, spaces) is not noted.
 */
export const NOTE_KINDS = {
  hours: { label: 'hours', outcome: 'Left out: hours that can’t be read.' },
  filters: { label: 'filters', outcome: 'Left out: there is no such filter.' },
  beans: { label: 'coffee beans', outcome: 'Taken as no: only yes, true or 1 means yes.' },
  address: { label: 'addresses', outcome: 'Left out of the address.' },
  double: { label: 'second values', outcome: 'Left out: another column comes first.' },
  long: { label: 'long texts', outcome: 'Cut: the text is too long.' },
  postcode: { label: 'postal codes', outcome: 'Changed to a ZIP code in full.' },
  phone: { label: 'phones', outcome: 'Changed to a US number.' },
  zero: {
    label: 'positions at 0, 0',
    outcome: 'Left out: it says that the position is not known.',
  },
  swapped: {
    label: 'swapped positions',
    outcome: 'Latitude and longitude look swapped: only then is it near the rest.',
  },
  far: { label: 'far-off positions', outcome: 'Taken as it is, far from the rest of the file.' },
  encoding: {
    label: 'damaged letters',
    outcome: 'Taken as it is: it was read or saved with the wrong encoding.',
  },
  formula: { label: 'formulas', outcome: 'Taken as text: it begins with =.' },
} as const;
export type NoteKind = keyof typeof NOTE_KINDS;
export const noteKinds = Object.keys(NOTE_KINDS) as readonly NoteKind[];

/** How many rows have notes, and how many of each kind. */
export interface NoteCounts {
  rows: number;
  kinds: Partial<Record<NoteKind, number>>;
}

/** How many columns are named. */
const MAX_COLUMNS = 20;

const number = new Intl.NumberFormat('en-US');

/** '24 of 40 rows lost something or need a look: hours 12, filters 9.' */
export function describeNotes({ rows, kinds }: NoteCounts, total: number): string {
  const counts = noteKinds.flatMap((kind) =>
    kinds[kind] ? [`${NOTE_KINDS[kind].label} ${number.format(kinds[kind])}`] : [],
  );
  return `${number.format(rows)} of ${number.format(total)} rows lost something or need a look: ${counts.join(', ')}.`;
}

/** 'Columns not imported: checked_at, rating.' */
export function describeUnusedColumns(columns: readonly string[]): string {
  const more = columns.length - MAX_COLUMNS;
  const named = columns.slice(0, MAX_COLUMNS).join(', ');
  return `Columns not imported: ${named}${more > 0 ? ` and ${number.format(more)} more` : ''}.`;
}
