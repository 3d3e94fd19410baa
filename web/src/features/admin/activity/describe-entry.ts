import { counted, formatNumber } from '../../../lib/intl.ts';
import type { AuditAction, AuditEntry } from '@cortado/contract';

const WHAT: Record<AuditAction, string> = {
  'cafe.created': 'added the cafe',
  'cafe.updated': 'edited the cafe',
  'cafe.status': 'changed the status of',
  'cafe.filters': 'changed the filters of',
  'cafe.deleted': 'permanently deleted',
  'cafe.restored': 'made again, as a draft,',
  'category.created': 'added the filter category',
  'category.deleted': 'deleted the filter category',
  'categories.reordered': 'reordered the',
  'option.created': 'added the filter option',
  'option.updated': 'edited the filter option',
  'option.deleted': 'deleted the filter option',
  'user.created': 'made the test user',
  'user.deleted': 'deleted the user',
  'import.done': 'imported cafes from',
  'import.undone': 'took back the import from',
};

export const describeAction = (action: AuditAction): string => WHAT[action];

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What an entry changed, field by field; empty where something came or went as a whole. */
export function fieldChanges({ action, before, after }: AuditEntry): FieldChange[] {
  if (before === null || after === null || action === 'import.undone') return [];
  if (Array.isArray(before))
    return [{ field: 'order', before: inWords(before), after: inWords(after) }];
  const was = before as Record<string, unknown>;
  return Object.entries(after as Record<string, unknown>)
    .filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, before: inWords(was[field]), after: inWords(value) }));
}

/** What became of the cafes of an import that was undone; null for any other entry. */
export function undoneText({ action, after }: AuditEntry): string | null {
  if (action !== 'import.undone') return null;
  const { deleted, stayed } = after as { deleted: number; stayed: number };
  return `${counted(deleted, 'cafe')} deleted, ${formatNumber(stayed)} stayed`;
}
