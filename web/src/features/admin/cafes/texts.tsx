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

export const cafesLoadFailed = 'The cafes did not load';
export const cafesSearch = 'Search cafes';
export const cafesSearchExample = 'Search by name, address or neighborhood';
export const cafesSortBy = 'Sort by';
export const cafesSelectAll = 'Select all';
export const cafesSelectPage = 'Select all cafes on this page';
export const cafesSelect = (cafe: string) => `Select ${cafe}`;
export const cafesEmpty = 'No cafes found. Try adjusting your filters or import some cafes.';
export const cafesTotal = (found: number, total: number) =>
  found === total
    ? `${counted(total, 'cafe')} in total`
    : `${formatNumber(found)} of ${counted(total, 'cafe')} in total`;
export const cafesAdd = 'Add Cafe';

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
export const actionSelected = 'Selected cafes';
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
  'The cafe goes with its ratings and favorites. This cannot be undone.';
export const deleteCafeDone = 'Cafe deleted';
export const deleteCafeDoneDescription = (cafe: string) => `${cafe} has been permanently deleted`;
export const deleteCafeFailed = 'Deletion failed';

export const statusChangeDone = 'Status updated';
export const statusChangeDoneDescription = (status: CafeStatus) =>
  `Cafe status has been changed to ${status}`;
export const statusChangeFailed = 'Status update failed';
export const statusChangeNothing = 'Nothing to change';
export const statusChangeNothingDescription = (status: CafeStatus) =>
  `All selected cafes are ${status} already.`;
export const statusChangeChanged = (count: number, status: CafeStatus) =>
  `${counted(count, 'cafe')} ${plural(count, 'has', 'have')} been changed to ${status}.`;
export const statusChangeNotChanged = (cafes: readonly string[], others: number, why: string) =>
  others > 0
    ? `Not changed: ${formatList(cafes)} and ${formatNumber(others)} more (${why}).`
    : `Not changed: ${formatList(cafes)} (${why}).`;

export const needsLookColumns = { checked: 'Checked', reports: 'Reports' };
export const needsLookEmpty = 'Every cafe has been checked, and none is reported.';
export const notChecked = 'Not checked yet';
export const reports = (count: number) => counted(count, 'report');
export const noReports = 'None';
export const seeReports = 'See Reports';
export const seeReportsOf = (cafe: string) => `See Reports: ${cafe}`;
export const checkedAction = 'Checked';
export const checkBar = 'Chosen cafes';
export const checkChosen = (chosen: number, strong: (text: string) => ReactNode) => (
  <>{strong(formatNumber(chosen))} chosen</>
);
export const checkClear = 'Clear';
export const checkMany = (count: number) => `Mark ${formatNumber(count)} as Checked`;
export const checking = 'Marking...';
export const checkDone = 'Marked as checked';
export const checkDoneDescription = (count: number) =>
  `${counted(count, 'cafe')} ${plural(count, 'says', 'say')} so now.`;
export const checkFailed = 'They could not be marked';
