import type { AuditEntry } from '@cortado/contract';
import { MERGE_UNDO_DAYS } from '@cortado/contract/limits';
import { formatList } from '../../../lib/intl.ts';
import { messageOf } from '../../../lib/message.ts';
import * as factTexts from '#messages/facts';
import * as texts from '#messages/admin/activity';

/** What the audit trail calls a field, in words. */
const fieldName = (field: string) =>
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

/** What these did is told in other words. */
const WHOLE: ReadonlySet<string> = new Set(['import.mapped', 'import.undone']);

/** What an entry changed, field by field; empty where something came or went as a whole. */
export function fieldChanges({ action, before, after }: AuditEntry) {
  if (before === null || after === null || WHOLE.has(action)) return [];
  if (Array.isArray(before))
    return [{ field: texts.changeOrder(), before: inWords(before), after: inWords(after) }];
  const was = before as Record<string, unknown>;
  return Object.entries(after as Record<string, unknown>)
    .filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value))
    .map(([field, value]) => ({
      field: fieldName(field),
      before: inWords(was[field]),
      after: inWords(value),
    }));
}

interface Merge {
  merge: number;
  cafe: { name: string };
}

/** What an entry says beyond its sentence: the cafe that was merged, what became of an undone import. */
export function entryDetail({ action, before, after }: AuditEntry): string | null {
  if (action === 'cafe.merged') return texts.activityMerged({ cafe: (after as Merge).cafe.name });
  if (action === 'cafe.unmerged')
    return texts.activityUnmerged({ cafe: (before as Merge).cafe.name });
  if (action !== 'import.undone') return null;
  const { deleted, stayed } = after as { deleted: number; stayed: number };
  return texts.activityUndone({ deleted, stayed });
}

const DAY_MS = 24 * 3600 * 1000;

/** The merges that can still be undone, by their entries: what undid one is newer, so it is among them too. */
export function openMerges(entries: readonly AuditEntry[], now: number): Map<number, number> {
  const undone = new Set(
    entries.flatMap(({ action, before }) =>
      action === 'cafe.unmerged' ? [(before as Merge).merge] : [],
    ),
  );
  const since = new Date(now - MERGE_UNDO_DAYS * DAY_MS).toISOString();
  return new Map(
    entries.flatMap(({ id, action, after, createdAt }) => {
      if (action !== 'cafe.merged' || createdAt <= since) return [];
      const { merge } = after as Merge;
      return undone.has(merge) ? [] : [[id, merge] as const];
    }),
  );
}
