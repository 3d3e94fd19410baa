import type { PlaceSourceInfo } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';

const METERS_A_KM = 1000;

export const importTexts = {
  heading: 'Import Cafes',
  location: 'Location',
  source: 'Source',
  action: 'Import Cafes',
  preview: 'Look First',
  file: 'Import a file',
  working: 'Importing...',
  previewing: 'Looking...',
  about: (source: PlaceSourceInfo | undefined) => {
    if (!source) return 'Everything comes in as a draft. Files are CSV or GeoJSON.';
    const name = source.credit ? `${source.label} (${source.credit})` : source.label;
    return `Everything comes in as a draft. Source: ${name}. Files are CSV or GeoJSON.`;
  },
  progress: (done: number, of: number) => `${formatNumber(done)} of ${formatNumber(of)} rows`,
  tooLargeTitle: 'Error',
  tooLarge: 'The file is larger than 15 MB.',
  failed: 'Import failed',
  failedDescription: 'There was an error importing cafes. Please check the console for details.',
  done: 'Import completed',
  doneDescription: (imported: number, total: number) =>
    `Successfully imported ${formatNumber(imported)} cafes out of ${formatNumber(total)}`,
};

export const nothingFoundTexts = {
  title: 'No cafes found',
  inFile: 'There are no cafes in this file.',
  inPlace: (place: ReactNode) => <>This source has no cafes in {place}.</>,
  bundled: 'The bundled list knows Boston and its neighbours.',
};

export const reviewTexts = {
  label: 'What the import would do',
  summary: (total: number, rows: Record<'new' | 'known' | 'duplicate' | 'problem', number>) =>
    `Found ${formatNumber(total)}: ${formatNumber(rows.new)} new, ${formatNumber(rows.known)} already known, ` +
    `${formatNumber(rows.duplicate)} likely ${plural(rows.duplicate, 'duplicate')}, ${formatNumber(rows.problem)} with problems`,
  duplicates: 'Likely duplicates',
  duplicatesLeftOut: (count: number) =>
    `and ${formatNumber(count)} more, which stay out. Bring in part of the file at a time to see them.`,
  found: (row: number, address: ReactNode) => (
    <>
      Found in row {row} · {address}
    </>
  ),
  known: (address: ReactNode) => <>Known · {address}</>,
  likeness: (reason: string, meters: number) =>
    meters < METERS_A_KM
      ? `${reason}, ${meters} m apart.`
      : `${reason}, ${(meters / METERS_A_KM).toFixed(1)} km apart.`,
  include: (cafe: ReactNode) => <>Import {cafe} all the same</>,
  groups: { new: 'New', known: 'Already known', problem: 'Problems' },
  group: (label: string, count: number) => `${label} (${formatNumber(count)})`,
  more: (count: number) => `and ${formatNumber(count)} more`,
  action: (count: number) => `Import ${formatNumber(count)} as drafts`,
  cancel: 'Cancel',
  close: 'Close',
};

export const outcomeTexts = {
  label: 'Import result',
  found: 'Found',
  imported: 'Imported',
  known: 'Already known',
  failed: 'Failed',
  errors: 'Import errors',
  more: (count: number) => `and ${formatNumber(count)} more`,
};

export const recentImportsTexts = {
  heading: 'Recent imports',
  empty: 'None yet.',
  states: {
    previewed: 'Looked at',
    running: 'At work',
    done: 'Done',
    failed: 'Cut off',
    undone: 'Taken back',
  },
  summary: (state: string, imported: number, total: number, when: string) =>
    `${state} · ${formatNumber(imported)} of ${formatNumber(total)} · ${when}`,
  resume: 'Go on',
};

export const undoImportTexts = {
  action: 'Undo Import',
  short: 'Undo',
  shortFor: (place: string) => `Undo the import from ${place}`,
  question: (place: string) => `Undo the import from ${place}?`,
  warning: (cafes: number) =>
    `Its ${counted(cafes, 'cafe')} ${plural(cafes, 'is', 'are')} deleted, but for those that were edited or published since.`,
  done: 'Import undone',
  doneDescription: (stayed: number) =>
    stayed === 0
      ? 'Its cafes are gone.'
      : `${formatNumber(stayed)} of its cafes ${plural(stayed, 'was', 'were')} changed since and ${plural(stayed, 'stays', 'stay')}; the others are gone.`,
  failed: 'Failed to undo the import',
};

export const exportTexts = {
  heading: 'Export',
  about: 'The published cafes, for anybody at the same addresses.',
  csv: 'CSV',
  geojson: 'GeoJSON',
};

export const testUserTexts = {
  heading: 'Test user',
  about: 'A user without rights, to try things with. Never in production.',
  action: 'Create Test User',
  working: 'Creating...',
  done: 'Test user',
  failed: 'Failed to create test user',
};
