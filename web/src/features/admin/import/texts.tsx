import type { PlaceSourceInfo } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';

const METERS_A_KM = 1000;

export const importHeading = 'Import Cafes';
export const importLocation = 'Location';
export const importSource = 'Source';
export const importAction = 'Import Cafes';
export const importPreview = 'Preview';
export const importFile = 'Import a file';
export const importWorking = 'Importing...';
export const importPreviewing = 'Preparing preview...';
export const importAbout = (source: PlaceSourceInfo | undefined) => {
  if (!source) return 'Imported cafés are saved as drafts. Files are CSV or GeoJSON.';
  const name = source.credit ? `${source.label} (${source.credit})` : source.label;
  return `Imported cafés are saved as drafts. Source: ${name}. Files are CSV or GeoJSON.`;
};
export const importProgress = (done: number, of: number) =>
  `${formatNumber(done)} of ${formatNumber(of)} rows`;
export const importTooLargeTitle = 'Error';
export const importTooLarge = (megabytes: number) =>
  `The file is larger than ${formatNumber(megabytes)} MB.`;
export const fileNotRead =
  'The file can no longer be read. It may have been moved or changed. Please choose it again.';
export const encoding = 'File encoding';
export const encodingAbout = 'Change it if accents look wrong.';
export const encodingFound = 'The file is not UTF-8. Change this if accents look wrong.';
export const importFailed = 'Import failed';
export const importFailedDescription =
  'There was an error importing cafes. Please check the console for details.';
export const importDone = 'Import completed';
export const importDoneDescription = (imported: number, total: number) =>
  `Successfully imported ${formatNumber(imported)} cafes out of ${formatNumber(total)}`;

export const nothingTitle = 'No cafés found';
export const nothingInFile = 'There are no cafés in this file.';
export const nothingInPlace = (place: ReactNode) => <>This source has no cafés in {place}.</>;
export const nothingBundled = 'The bundled list covers Boston and its neighbors.';

export const reviewLabel = 'Import preview';
export const reviewSummary = (
  total: number,
  rows: Record<'new' | 'known' | 'duplicate' | 'unplaced' | 'problem', number>,
) =>
  `Found ${formatNumber(total)}: ${formatNumber(rows.new)} new, ${formatNumber(rows.known)} already known, ` +
  `${formatNumber(rows.duplicate)} likely ${plural(rows.duplicate, 'duplicate')}, ${formatNumber(rows.problem)} with problems` +
  (rows.unplaced > 0 ? `, ${formatNumber(rows.unplaced)} without a position yet` : '');
export const reviewDuplicates = 'Likely duplicates';
export const reviewDuplicatesLeftOut = (count: number) =>
  `and ${formatNumber(count)} more, not imported. To see them, import the file in smaller parts.`;
export const reviewFound = (row: number, address: ReactNode) => (
  <>
    Found in row {row} · {address}
  </>
);
export const reviewKnown = (address: ReactNode) => <>Existing · {address}</>;
export const reviewLikeness = (reason: string, meters: number) =>
  meters < METERS_A_KM
    ? `${reason}, ${meters} m apart.`
    : `${reason}, ${(meters / METERS_A_KM).toFixed(1)} km apart.`;
export const reviewInclude = (cafe: ReactNode) => <>Import {cafe} anyway</>;
export const reviewGroups = {
  unplaced: 'Position will be looked up during the import',
  new: 'New',
  known: 'Already known',
  problem: 'Problems',
};
export const reviewGroup = (label: string, count: number) => `${label} (${formatNumber(count)})`;
export const reviewMore = (count: number) => `and ${formatNumber(count)} more`;
export const reviewAction = (count: number) => `Import ${formatNumber(count)} as drafts`;
export const reviewCancel = 'Cancel';
export const reviewClose = 'Close';

export const outcomeLabel = 'Import result';
export const outcomeFound = 'Found';
export const outcomeImported = 'Imported';
export const outcomeKnown = 'Already known';
export const outcomeFailed = 'Failed';
export const outcomeErrors = 'Import errors';
export const outcomeMore = (count: number) => `and ${formatNumber(count)} more`;

export const recentHeading = 'Recent imports';
export const recentEmpty = 'None yet.';
export const recentStates = {
  previewed: 'Previewed',
  running: 'Running',
  done: 'Done',
  failed: 'Interrupted',
  undone: 'Undone',
};
export const recentSummary = (state: string, imported: number, total: number, when: string) =>
  `${state} · ${formatNumber(imported)} of ${formatNumber(total)} · ${when}`;
export const recentResume = 'Resume';

export const undoAction = 'Undo import';
export const undoShort = 'Undo';
export const undoShortFor = (place: string) => `Undo the import from ${place}`;
export const undoQuestion = (place: string) => `Undo the import from ${place}?`;
export const undoWarning = (cafes: number) =>
  `This deletes its ${counted(cafes, 'café')}, except those published or edited since. You can restore each one from the activity.`;
export const undoDone = 'Import undone';
export const undoDoneDescription = (stayed: number) =>
  stayed === 0
    ? 'Its cafés were deleted. You can restore each one from the activity.'
    : `${formatNumber(stayed)} of its cafés ${plural(stayed, 'was', 'were')} published or edited since and ${plural(stayed, 'was', 'were')} kept. The others were deleted. You can restore each one from the activity.`;
export const undoFailed = 'Failed to undo the import';

export const exportKinds = { csv: 'CSV', geojson: 'GeoJSON' };
export const exportHeading = 'Export';
export const exportAbout = 'Download all published cafés. These links are public.';

export const testUserHeading = 'Test user';
export const testUserAbout = 'A regular account for testing. Not available in production.';
export const testUserAction = 'Create Test User';
export const testUserWorking = 'Creating...';
export const testUserDone = 'Test user';
export const testUserFailed = 'Failed to create test user';
