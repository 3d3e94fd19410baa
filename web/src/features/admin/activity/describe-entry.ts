import type { AuditEntry } from '@cortado/contract';
import { formatList } from '../../../lib/intl.ts';
import { messageOf } from '../../../lib/message.ts';
import * as factTexts from '#messages/facts';
import * as texts from '#messages/admin/activity';

/** What the audit trail calls a field, in words. */
export const fieldName = (field: string) =>
  messageOf(texts.fields, field) ?? messageOf(factTexts.labels, field) ?? field;

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.changeNoValue();
  if (Array.isArray(value))
    return value.length === 0
      ? texts.changeEmptyList()
      : formatList(value.map((one) => fieldName(String(one))));
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? texts.yesOrNo({ value }) : JSON.stringify(value);
}

/** What these did is described in other words. */
const WHOLE: ReadonlySet<string> = new Set(['import.mapped', 'import.undone']);

/** Not a change of its own: each value gets a source. */
const SOURCES = 'sources';

/** What an entry changed, field by field; empty where something was created or deleted. */
export function fieldChanges({ action, before, after }: AuditEntry) {
  if (before === null || after === null || WHOLE.has(action)) return [];
  if (Array.isArray(before))
    return [{ field: texts.changeOrder(), before: inWords(before), after: inWords(after) }];
  const was = before as Record<string, unknown>;
  return Object.entries(after as Record<string, unknown>)
    .filter(([field]) => field !== SOURCES)
    .filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({
      field: fieldName(field),
      before: inWords(was[field]),
      after: inWords(value),
    }));
}

interface Merge {
  cafe: { name: string };
}

/** What an entry says beyond its sentence: the cafe that was merged, the result of an undone import. */
export function entryDetail({ action, before, after }: AuditEntry): string | null {
  if (action === 'cafe.merged') return texts.activityMerged({ cafe: (after as Merge).cafe.name });
  if (action === 'cafe.unmerged')
    return texts.activityUnmerged({ cafe: (before as Merge).cafe.name });
  if (action !== 'import.undone') return null;
  const { deleted, stayed } = after as { deleted: number; stayed: number };
  return texts.activityUndone({ deleted, stayed });
}
