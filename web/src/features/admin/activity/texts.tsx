import type { AuditAction } from '@cortado/contract';
import type { ReactNode } from 'react';
import { counted, formatNumber } from '../../../lib/intl.ts';

export const activityTexts = {
  heading: 'Activity',
  of: 'Of',
  everything: 'All cafes and filters',
  empty: 'What admins change will be written down here.',
  emptyFor: (cafe: string) => `Nothing of ${cafe} has been changed by an admin yet.`,
  older: 'Show older',
  only: (subject: string) => `Only the activity of ${subject}`,
  undone: (deleted: number, stayed: number) =>
    `${counted(deleted, 'cafe')} deleted, ${formatNumber(stayed)} stayed`,
};

export const restoreTexts = {
  action: (cafe: ReactNode) => <>Make {cafe} again</>,
  done: 'Cafe created',
  doneDescription: (cafe: string) =>
    `${cafe} is back as a draft. Its ratings and favorites stay gone.`,
  failed: 'Failed to create cafe',
};

export const changeTexts = {
  order: 'order',
  noValue: 'nothing',
  emptyList: 'none',
};

/** Who did what. */
export const actionTexts: Record<AuditAction, (who: ReactNode, what: ReactNode) => ReactNode> = {
  'cafe.created': (who, what) => (
    <>
      {who} added the cafe {what}
    </>
  ),
  'cafe.updated': (who, what) => (
    <>
      {who} edited the cafe {what}
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
  'cafe.deleted': (who, what) => (
    <>
      {who} permanently deleted {what}
    </>
  ),
  'cafe.restored': (who, what) => (
    <>
      {who} made again, as a draft, {what}
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
      {who} made the test user {what}
    </>
  ),
  'user.deleted': (who, what) => (
    <>
      {who} deleted the user {what}
    </>
  ),
  'import.done': (who, what) => (
    <>
      {who} imported cafes from {what}
    </>
  ),
  'import.undone': (who, what) => (
    <>
      {who} took back the import from {what}
    </>
  ),
};
