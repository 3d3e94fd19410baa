/**
 * A note on a row of an import: a value that is left out, changed, or imported although it looks wrong. `label` names the
 * kind where rows are counted, `outcome` is the result for the value. Equal meanings (a decimal comma, `https://`
 * added to an address, spaces) are not noted.
 */
export const NOTE_KINDS = {
  hours: { label: 'hours', outcome: 'Left out: hours that can’t be read.' },
  filters: { label: 'filters', outcome: 'Left out: no filter has this name.' },
  beans: { label: 'coffee beans', outcome: 'Read as no: only yes, true or 1 means yes.' },
  sources: {
    label: 'sources',
    outcome: 'Left out: a source that can’t be read, or of a day to come.',
  },
  count: { label: 'numbers', outcome: 'Left out: not a whole number, or too large.' },
  address: { label: 'addresses', outcome: 'Left out of the address.' },
  double: { label: 'second values', outcome: 'Left out: another column was used.' },
  long: { label: 'long texts', outcome: 'Shortened: the text is too long.' },
  postcode: { label: 'postal codes', outcome: 'Changed to a full ZIP code.' },
  phone: { label: 'phones', outcome: 'Changed to a US number.' },
  zero: {
    label: 'positions at 0, 0',
    outcome: 'Left out: 0, 0 means that the position is unknown.',
  },
  swapped: {
    label: 'swapped positions',
    outcome: 'Latitude and longitude look swapped: swapping them brings it near the other rows.',
  },
  far: {
    label: 'far-off positions',
    outcome: 'Imported unchanged: it is far from the other rows.',
  },
  encoding: {
    label: 'damaged letters',
    outcome: 'Imported unchanged: it was read or saved with the wrong encoding.',
  },
  formula: { label: 'formulas', outcome: 'Imported as text: it starts with =.' },
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

/** '24 of 40 rows were changed or need a look: hours 12, filters 9.' */
export function describeNotes({ rows, kinds }: NoteCounts, total: number): string {
  const counts = noteKinds.flatMap((kind) =>
    kinds[kind] ? [`${NOTE_KINDS[kind].label} ${number.format(kinds[kind])}`] : [],
  );
  return `${number.format(rows)} of ${number.format(total)} rows were changed or need a look: ${counts.join(', ')}.`;
}

/** 'Columns not imported: checked_at, rating.' */
export function describeUnusedColumns(columns: readonly string[]): string {
  const more = columns.length - MAX_COLUMNS;
  const named = columns.slice(0, MAX_COLUMNS).join(', ');
  return `Columns not imported: ${named}${more > 0 ? ` and ${number.format(more)} more` : ''}.`;
}
