import type { ImportColumns, ImportField } from '@cortado/contract';
import { COLUMN_FACTS, storedName } from '@cortado/contract/fact-lists';
import type { ReactNode } from 'react';
import { counted, formatNumber, plural } from '../../../../lib/intl.ts';
import { labels, shortLabels } from '../../../facts/texts.ts';

const DIGITS = 5;

export const mappingLabel = (file: string) => `The columns of ${file}`;
export const mappingHeading = 'Which column is what?';
export const origins: Record<ImportColumns['origin'], string> = {
  own: '',
  given: '',
  guessed:
    'Guessed from names and values. Change what is wrong: it is remembered for the next file.',
  remembered: 'As the last file with these columns was taken.',
};
export const mappingAction = 'Import';

export const columnsLabel = 'Columns';
export const columnField = (column: string) => `What ${column} is`;
export const columnEmpty = 'No values';
export const columnIgnored = 'Ignored';
export const columnsIgnored = (count: number) =>
  `${formatNumber(count)} more ${plural(count, 'column')}`;

/** The facts that are in no group of their own. */
const OTHERS = COLUMN_FACTS.filter(
  (fact) => !['name', 'description', 'address', 'neighborhood'].includes(fact),
).map(
  (fact) => [storedName(fact), (fact === 'openingHours' ? shortLabels : labels)[fact]] as const,
);

type Group = readonly [string, readonly (readonly [ImportField, string])[]];
export const FIELD_GROUPS: readonly Group[] = [
  [
    'Cafe',
    [
      ['name', labels.name],
      ['description', labels.description],
    ],
  ],
  [
    'Address',
    [
      ['address', 'Address or street'],
      ['houseNumber', 'House number'],
      ['unit', 'Unit'],
      ['city', 'City'],
      ['state', 'State'],
      ['zip', 'ZIP code'],
      ['area', labels.neighborhood],
    ],
  ],
  [
    'Position',
    [
      ['latitude', 'Latitude'],
      ['longitude', 'Longitude'],
      ['position', 'Both in one'],
    ],
  ],
  ['More', [...OTHERS, ['sourceId', 'Number in the list']]],
];

export const fixCapitals = 'Write words in capitals as names.';
export const isShouting = 'Most names of this file are in capitals.';
export const isNotShouting = 'THE CUP LLC becomes The Cup LLC.';
export const lookUpPositions = 'Look up missing positions by their address.';
export const lookUpAbout = (source: string | undefined) =>
  `One after the other${source ? `, source: ${source}` : ''}.`;

export const samplesHeading = 'The first rows as they come in';
export const sampleBefore = (row: number, before: ReactNode) => (
  <>
    Row {row}: {before}
  </>
);
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
export const positionLater = 'Position is looked up';

export const positionsProgress = (left: number) =>
  `${counted(left, 'position')} still to be looked up`;
export const cutOff = (why: string, left: number) =>
  left === 0 ? why : `${why} ${positionsProgress(left)}: 'Go on' takes up where it stopped.`;

export const leftLabel = (place: string) => `Rows of ${place} that stayed out`;
export const leftReview = (count: number) => `Review ${formatNumber(count)}`;
export const leftReviewFor = (count: number, place: string) =>
  `Review ${counted(count, 'row')} of ${place}`;
export const leftDismiss = 'Dismiss';
export const leftDismissFor = (name: string) => `Dismiss ${name}`;
export const leftNotDismissed = 'The row was not dismissed';
export const leftLoading = 'Loading...';
export const leftAbout =
  'Positions that were not found are looked up again; what is ticked comes in.';
