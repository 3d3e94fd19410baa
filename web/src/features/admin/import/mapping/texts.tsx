import type { ImportColumns, ImportField } from '@cortado/contract';
import { COLUMN_FACTS, storedName } from '@cortado/contract/fact-lists';
import type { ReactNode } from 'react';
import { counted, formatNumber, plural } from '../../../../lib/intl.ts';
import { labels, shortLabels } from '../../../facts/texts.ts';

const DIGITS = 5;

export const mappingLabel = (file: string) => `Columns of ${file}`;
export const mappingHeading = 'Match your columns';
export const origins: Record<ImportColumns['origin'], string> = {
  own: '',
  given: '',
  guessed:
    'Matched by name and value. Correct what’s wrong, and we’ll remember it for the next file.',
  remembered: 'Matched like your last file with these columns.',
};
export const mappingAction = 'Import';

export const columnsLabel = 'Columns';
export const columnField = (column: string) => `Field for ${column}`;
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
    'Café',
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
      ['position', 'Latitude and longitude'],
    ],
  ],
  ['More', [...OTHERS, ['sourceId', 'Source ID']]],
];

export const fixCapitals = 'Fix words in all caps';
export const isShouting = 'Most names in this file are in all caps.';
export const isNotShouting = 'THE CUP LLC becomes The Cup LLC.';
export const lookUpPositions = 'Look up missing positions by address';
export const lookUpAbout = (source: string | undefined) =>
  `Addresses are looked up one at a time${source ? ` using ${source}` : ''}.`;

export const samplesHeading = 'Preview of the first rows';
export const sampleBefore = (row: number, before: ReactNode) => (
  <>
    Row {row}: {before}
  </>
);
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
export const positionLater = 'Position will be looked up';

export const positionsProgress = (left: number) => `${counted(left, 'position')} left to look up`;
export const cutOff = (why: string, left: number) =>
  left === 0 ? why : `${why} ${positionsProgress(left)}. Press “Resume” to continue.`;

export const leftLabel = (place: string) => `Rows of ${place} that were not imported`;
export const leftReview = (count: number) => `Review ${formatNumber(count)}`;
export const leftReviewFor = (count: number, place: string) =>
  `Review ${counted(count, 'row')} of ${place}`;
export const leftDismiss = 'Dismiss';
export const leftDismissFor = (name: string) => `Dismiss ${name}`;
export const leftNotDismissed = 'The row was not dismissed';
export const leftLoading = 'Loading...';
export const leftAbout = 'Missing positions are looked up again, and selected rows are imported.';
