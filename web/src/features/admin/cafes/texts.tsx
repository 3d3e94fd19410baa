import type { CafeStatus } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatList, formatNumber, plural } from '../../../lib/intl.ts';
import * as factTexts from '../../facts/texts.ts';

export const statuses = {
  all: 'All',
  ...factTexts.statuses,
  needsLook: 'Needs a look',
};
export const statusLabel = 'Status';

export const columns = {
  name: 'Name',
  neighborhood: 'Neighborhood',
  status: 'Status',
  features: 'Features',
  actions: 'Actions',
};

export const cafesLoadFailed = 'The cafés did not load';
export const cafesSearch = 'Search cafés';
export const cafesSearchExample = 'Search by name, address or neighborhood';
export const cafesSortBy = 'Sort by';
export const cafesSelectAll = 'Select all';
export const cafesSelectPage = 'Select all cafés on this page';
export const cafesSelect = (cafe: string) => `Select ${cafe}`;
export const cafesEmpty = 'No cafes found. Try adjusting your filters or import some cafes.';
export const cafesTotal = (found: number, total: number) =>
  found === total
    ? `${counted(total, 'café')} in total`
    : `${formatNumber(found)} of ${counted(total, 'café')} in total`;
export const cafesAdd = 'Add cafe';

export const features = {
  hasWifi: ['Wifi', 'No wifi'],
  hasPower: ['Power', 'No power'],
  hasFood: ['Food', 'No food'],
} as const;
export const featureVariety = (roasts: number, brews: number) =>
  `${counted(roasts, 'roast')} / ${counted(brews, 'brew')}`;
export const featureMore = (count: number) => `+${formatNumber(count)} more`;

export const actionEdit = 'Edit';
export const actionPublish = 'Publish';
export const actionSetAsDraft = 'Set as Draft';
export const actionArchive = 'Archive';
/** One of these on a cafe, where its row does not say which. */
export const actionOn = (action: string, cafe: string) => `${action}: ${cafe}`;
export const actionMore = (cafe: string) => `Actions: ${cafe}`;
export const actionSelected = 'Selected cafés';
export const actionSelectedCount = (count: number) => `${formatNumber(count)} selected`;
export const actionSelectFound = (count: number) => `Select all ${formatNumber(count)} found`;
export const actionSelectFirst = (count: number) => `Select the first ${formatNumber(count)} found`;
export const actionClearSelection = 'Clear selection';

export const deleteCafe = {
  action: 'Permanently Delete',
  actionFor: (cafe: string) => `Permanently Delete: ${cafe}`,
  question: (cafe: ReactNode) => <>Permanently Delete {cafe}?</>,
};
export const deleteCafeWarning =
  'This also deletes its ratings and favorites. This cannot be undone.';
export const deleteCafeDone = 'Café deleted';
export const deleteCafeDoneDescription = (cafe: string) => `${cafe} has been permanently deleted`;
export const deleteCafeFailed = 'Deletion failed';

export const statusChangeDone = 'Status updated';
export const statusChangeDoneDescription = (status: CafeStatus) =>
  `Cafe status has been changed to ${status}`;
export const statusChangeFailed = 'Status update failed';
export const statusChangeNothing = 'Nothing to change';
export const statusChangeNothingDescription = (status: CafeStatus) =>
  `All selected cafés are already ${status}.`;
export const statusChangeChanged = (count: number, status: CafeStatus) =>
  `${counted(count, 'café')} ${plural(count, 'was', 'were')} changed to ${status}.`;
export const statusChangeNotChanged = (cafes: readonly string[], others: number, why: string) =>
  others > 0
    ? `Not changed: ${formatList(cafes)} and ${formatNumber(others)} more (${why}).`
    : `Not changed: ${formatList(cafes)} (${why}).`;

export const needsLookColumns = { checked: 'Checked', reports: 'Reports' };
export const needsLookEmpty = 'All cafés are checked, and none are reported.';
export const notChecked = 'Not checked yet';
export const reports = (count: number) => counted(count, 'report');
export const noReports = 'None';
export const seeReports = 'See reports';
export const seeReportsOf = (cafe: string) => `See reports: ${cafe}`;
export const checkedAction = 'Mark as checked';
export const checkBar = 'Selected cafés';
export const checkChosen = (chosen: number, strong: (text: string) => ReactNode) => (
  <>{strong(formatNumber(chosen))} selected</>
);
export const checkClear = 'Clear';
export const checkMany = (count: number) => `Mark ${formatNumber(count)} as checked`;
export const checking = 'Marking...';
export const checkDone = 'Marked as checked';
export const checkDoneDescription = (count: number) => `${counted(count, 'café')} updated.`;
export const checkFailed = 'The cafés were not marked as checked';
