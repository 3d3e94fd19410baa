import type { AuditAction } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatNumber } from '../../../lib/intl.ts';
import { fields as cafeFields } from '../cafe-form/texts.ts';

export const activityHeading = 'Activity';
export const activityOf = 'Show';
export const activityEverything = 'All cafés and filters';
export const activityEmpty = 'Changes by admins will appear here.';
export const activityEmptyFor = (cafe: string) => `No admin has changed ${cafe} yet.`;
export const activityOlder = 'Show older';
export const activityOnly = (subject: string) => `Only the activity of ${subject}`;
export const activityUndone = (deleted: number, stayed: number) =>
  `${counted(deleted, 'café')} deleted, ${formatNumber(stayed)} kept`;

export const activityMerged = (cafe: string) => `${cafe} was listed twice`;
export const activityUnmerged = (cafe: string) => `${cafe} was restored`;
export const undoMerge = 'Undo merge';
export const undoMergeInto = (cafe: string) => `Undo merge: ${cafe}`;

export const restoreAction = (cafe: ReactNode) => <>Restore {cafe}</>;
export const restoreDone = 'Café restored';
export const restoreDoneDescription = (cafe: string) =>
  `${cafe} is a draft again. Its ratings and favorites can’t be restored.`;
export const restoreFailed = 'Failed to restore café';

/** What the audit trail calls fields, in words. */
export const fields: Readonly<Record<string, string>> = {
  ...cafeFields,
  area: cafeFields.neighborhood,
  hasPriceLevel: 'Price level known',
  filters: 'Filters',
  checkedAt: 'Checked',
  value: 'Value',
  display_name: 'Name',
  sort_order: 'Position',
  synonyms: 'Synonyms',
  alt: 'Photo description',
  credit: 'Credit',
  focalX: 'Focal point, % from the left',
  focalY: 'Focal point, % from the top',
  order: 'Order of photos',
  taken: 'Accepted',
  reason: 'Reason',
  note: 'Note',
  position: 'Position on the map',
};
export const changeOrder = 'Order';
export const changeNoValue = 'nothing';
export const changeEmptyList = 'none';
export const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

/** Who did what. */
export const actions: Record<AuditAction, (who: ReactNode, what: ReactNode) => ReactNode> = {
  'cafe.created': (who, what) => (
    <>
      {who} added the café {what}
    </>
  ),
  'cafe.updated': (who, what) => (
    <>
      {who} edited the café {what}
    </>
  ),
  'cafe.status': (who, what) => (
    <>
      {who} changed the status of {what}
    </>
  ),
  'cafe.filters': (who, what) => (
    <>
      {who} changed the filters of {what}
    </>
  ),
  'cafe.checked': (who, what) => (
    <>
      {who} checked the facts of {what}
    </>
  ),
  'cafe.merged': (who, what) => (
    <>
      {who} merged another café into {what}
    </>
  ),
  'cafe.unmerged': (who, what) => (
    <>
      {who} undid the merge into {what}
    </>
  ),
  'cafe.owned': (who, what) => (
    <>
      {who} added an owner to {what}
    </>
  ),
  'cafe.owner_removed': (who, what) => (
    <>
      {who} removed the owner of {what}
    </>
  ),
  'cafe.photo_added': (who, what) => (
    <>
      {who} added a photo of {what}
    </>
  ),
  'cafe.photo_edited': (who, what) => (
    <>
      {who} edited a photo of {what}
    </>
  ),
  'cafe.photo_removed': (who, what) => (
    <>
      {who} removed a photo of {what}
    </>
  ),
  'cafe.photo_restored': (who, what) => (
    <>
      {who} restored a photo of {what}
    </>
  ),
  'cafe.photos_ordered': (who, what) => (
    <>
      {who} reordered the photos of {what}
    </>
  ),
  'cafe.deleted': (who, what) => (
    <>
      {who} permanently deleted {what}
    </>
  ),
  'cafe.restored': (who, what) => (
    <>
      {who} restored {what} as a draft
    </>
  ),
  'suggestion.accepted': (who, what) => (
    <>
      {who} accepted a suggestion for {what}
    </>
  ),
  'suggestion.declined': (who, what) => (
    <>
      {who} declined a suggestion for {what}
    </>
  ),
  'suggestion.reopened': (who, what) => (
    <>
      {who} undid a decision about {what}
    </>
  ),
  'category.created': (who, what) => (
    <>
      {who} added the filter category {what}
    </>
  ),
  'category.deleted': (who, what) => (
    <>
      {who} deleted the filter category {what}
    </>
  ),
  'categories.reordered': (who, what) => (
    <>
      {who} reordered the {what}
    </>
  ),
  'option.created': (who, what) => (
    <>
      {who} added the filter option {what}
    </>
  ),
  'option.updated': (who, what) => (
    <>
      {who} edited the filter option {what}
    </>
  ),
  'option.deleted': (who, what) => (
    <>
      {who} deleted the filter option {what}
    </>
  ),
  'user.created': (who, what) => (
    <>
      {who} created the test user {what}
    </>
  ),
  'user.deleted': (who, what) => (
    <>
      {who} deleted the user {what}
    </>
  ),
  'import.mapped': (who, what) => (
    <>
      {who} matched the columns of {what}
    </>
  ),
  'import.done': (who, what) => (
    <>
      {who} imported cafés from {what}
    </>
  ),
  'import.undone': (who, what) => (
    <>
      {who} undid the import from {what}
    </>
  ),
  'job.retried': (who, what) => (
    <>
      {who} retried the job {what}
    </>
  ),
  'job.dismissed': (who, what) => (
    <>
      {who} dismissed the failed job {what}
    </>
  ),
};
