import type { CafeStatus } from '@cortado/contract';
import type { ReactNode } from 'react';
import { formatList } from '../../../lib/format-list.ts';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';

export const statusTexts = {
  label: 'Status',
  all: 'All',
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const columnTexts = {
  name: 'Name',
  neighborhood: 'Neighborhood',
  status: 'Status',
  features: 'Features',
  actions: 'Actions',
};

export const cafesTexts = {
  loadFailed: 'The cafes did not load',
  search: 'Search cafes',
  searchExample: 'Search by name, address or neighborhood',
  sortBy: 'Sort by',
  selectAll: 'Select all',
  selectAllFound: 'Select all cafes found',
  select: (cafe: string) => `Select ${cafe}`,
  empty: 'No cafes found. Try adjusting your filters or import some cafes.',
  total: (found: number, total: number) =>
    found === total
      ? `${counted(total, 'cafe')} in total`
      : `${formatNumber(found)} of ${counted(total, 'cafe')} in total`,
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  add: 'Add Cafe',
};

export const featureTexts = {
  hasWifi: ['Wifi', 'No wifi'],
  hasPower: ['Power', 'No power'],
  hasFood: ['Food', 'No food'],
  variety: (roasts: number, brews: number) =>
    `${counted(roasts, 'roast')} / ${counted(brews, 'brew')}`,
  more: (count: number) => `+${formatNumber(count)} more`,
} as const;

export const cafeActionTexts = {
  edit: 'Edit',
  publish: 'Publish',
  setAsDraft: 'Set as Draft',
  archive: 'Archive',
  /** One of these on a cafe, where its row does not say which. */
  actionFor: (action: string, cafe: string) => `${action}: ${cafe}`,
  more: (cafe: string) => `Actions: ${cafe}`,
  selected: 'Selected cafes',
  selectedCount: (count: number) => `${formatNumber(count)} selected`,
  clearSelection: 'Clear selection',
};

export const deleteCafeTexts = {
  action: 'Permanently Delete',
  actionFor: (cafe: string) => `Permanently Delete: ${cafe}`,
  question: (cafe: ReactNode) => <>Permanently Delete {cafe}?</>,
  warning: 'The cafe goes with its ratings and favorites. This cannot be undone.',
  done: 'Cafe deleted',
  doneDescription: (cafe: string) => `${cafe} has been permanently deleted`,
  failed: 'Deletion failed',
};

export const statusChangeTexts = {
  done: 'Status updated',
  doneDescription: (status: CafeStatus) => `Cafe status has been changed to ${status}`,
  failed: 'Status update failed',
  nothing: 'Nothing to change',
  nothingDescription: (status: CafeStatus) => `All selected cafes are ${status} already.`,
  changed: (count: number, status: CafeStatus) =>
    `${counted(count, 'cafe')} ${plural(count, 'has', 'have')} been changed to ${status}.`,
  notChanged: (cafes: readonly string[], others: number, why: string) =>
    others > 0
      ? `Not changed: ${formatList(cafes)} and ${formatNumber(others)} more (${why}).`
      : `Not changed: ${formatList(cafes)} (${why}).`,
};
