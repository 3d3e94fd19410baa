import type { AuditEntry } from '@cortado/contract';
import { formatList } from '../../../lib/intl.ts';
import * as texts from './texts.tsx';

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.changeNoValue;
  if (Array.isArray(value))
    return value.length === 0 ? texts.changeEmptyList : formatList(value.map(String));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What these did is told in other words. */
const WHOLE: ReadonlySet<string> = new Set(['import.mapped', 'import.undone']);

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What an entry changed, field by field; empty where something came or went as a whole. */
export function fieldChanges({ action, before, after }: AuditEntry): FieldChange[] {
  if (before === null || after === null || WHOLE.has(action)) return [];
  if (Array.isArray(before))
    return [{ field: texts.changeOrder, before: inWords(before), after: inWords(after) }];
  const was = before as Record<string, unknown>;
  return Object.entries(after as Record<string, unknown>)
    .filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({ field, before: inWords(was[field]), after: inWords(value) }));
}

/** What became of the cafes of an import that was undone; null for any other entry. */
export function undoneText({ action, after }: AuditEntry): string | null {
  if (action !== 'import.undone') return null;
  const { deleted, stayed } = after as { deleted: number; stayed: number };
  return texts.activityUndone(deleted, stayed);
}
