import type {
  AdminFilterCategory,
  AdminFilterOption,
  AuditAction,
  AuditEntry,
  PhotoEdit,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { auditEntries } from '../../database/schema.ts';
import type { MemberContext } from '../../http/route.ts';
import { refuseChanged, refuseLate } from '../audit/changed-since.ts';
import * as texts from '../audit/texts.ts';
import { putBackFacts } from '../cafes/change-facts.ts';
import { deleteUntouched, restoreCafe } from '../cafes/delete-cafe.ts';
import { putBackOwner } from '../cafes/set-owner.ts';
import {
  deleteFilterCategory,
  deleteFilterOption,
  putBackCategories,
  updateFilterOption,
} from '../filters/edit-filters.ts';
import {
  type Deleted,
  restoreFilterCategory,
  restoreFilterOption,
} from '../filters/restore-filters.ts';
import { undoImport } from '../imports/run-import.ts';
import { undoMerge } from '../merges/undo-merge.ts';
import { editPhoto, orderPhotos, removePhoto, restorePhoto } from '../photos/edit-photos.ts';
import { reopenSuggestion } from '../suggestions/reopen-suggestion.ts';

type Entry = Pick<AuditEntry, 'id' | 'action' | 'subjectId' | 'before' | 'after'>;

type PutBack = (context: MemberContext, entry: Entry) => Promise<unknown>;

/** What a cafe's row says is put back in one transaction; then this node shows the cafe as it is now. */
const ofCafe =
  (work: (tx: Tx, context: MemberContext, entry: Entry) => Promise<void>): PutBack =>
  async (context, entry) => {
    const { database, catalogue } = context.services;
    await database.inTransaction((tx) => work(tx, context, entry));
    await catalogue.refresh({ kind: 'cafe', id: entry.subjectId });
  };

const deleteAddedCafe = ofCafe(deleteUntouched);
const restoreFacts = ofCafe(putBackFacts);
const restoreOwner = ofCafe(putBackOwner);

/** Of which photo an entry is; those of edits by earlier versions don't say. */
const photoOf = ({ before, after }: Entry): number | undefined =>
  ((after ?? before) as { photo?: number } | null)?.photo;

const removeAddedPhoto: PutBack = (context, entry) => removePhoto(context, photoOf(entry)!);
const reopen: PutBack = (context, { subjectId }) => reopenSuggestion(context, subjectId);
const undoImportOfEntry: PutBack = (context, { subjectId }) => undoImport(context, subjectId);

/** How the changes of admins are put back: each refuses by itself what has changed since. */
const PUT_BACK: Partial<Record<AuditAction, PutBack>> = {
  'cafe.created': deleteAddedCafe,
  'cafe.restored': deleteAddedCafe,
  'cafe.updated': restoreFacts,
  'cafe.status': restoreFacts,
  'cafe.filters': restoreFacts,
  'cafe.checked': restoreFacts,
  'cafe.owned': restoreOwner,
  'cafe.owner_removed': restoreOwner,
  'cafe.deleted': (context, { id }) => restoreCafe(context, id),
  'cafe.merged': (context, { after }) => undoMerge(context, (after as { merge: number }).merge),
  'cafe.photo_added': removeAddedPhoto,
  'cafe.photo_restored': removeAddedPhoto,
  'cafe.photo_removed': (context, entry) => restorePhoto(context, photoOf(entry)!),
  'cafe.photo_edited': (context, { id, before }) => {
    const { photo, ...edit } = before as PhotoEdit & { photo: number };
    return editPhoto(context, { ...edit, id: photo }, id);
  },
  'cafe.photos_ordered': (context, { id, subjectId, before }) =>
    orderPhotos(context, { id: subjectId, ids: (before as { order: number[] }).order }, id),
  'suggestion.accepted': reopen,
  'suggestion.declined': reopen,
  'option.updated': (context, { id, subjectId, before }) => {
    const { value, display_name, sort_order, synonyms } = before as AdminFilterOption;
    return updateFilterOption(
      context,
      { id: subjectId, value, display_name, sort_order, synonyms },
      id,
    );
  },
  'option.created': (context, { id, subjectId }) => deleteFilterOption(context, subjectId, id),
  'category.created': (context, { id, subjectId }) => deleteFilterCategory(context, subjectId, id),
  'option.deleted': (context, entry) =>
    restoreFilterOption(context, entry as Deleted<AdminFilterOption>),
  'category.deleted': (context, entry) =>
    restoreFilterCategory(context, entry as Deleted<AdminFilterCategory>),
  'categories.reordered': putBackCategories,
  'import.done': undoImportOfEntry,
  'import.canceled': undoImportOfEntry,
};

/** Their entries by earlier versions don't say which cafes carried them. */
const DELETED_FILTERS: ReadonlySet<AuditAction> = new Set(['option.deleted', 'category.deleted']);

const hasCarriers = ({ before }: Pick<Entry, 'before'>): boolean =>
  typeof before === 'object' && before !== null && 'carriers' in before;

/** Whether what an entry did can be put back, if it has not changed since. */
export const isReversible = (entry: Entry, isWhole = hasCarriers(entry)): boolean =>
  entry.action in PUT_BACK &&
  (entry.action !== 'cafe.deleted' || entry.before !== null) &&
  (entry.action !== 'cafe.photo_edited' || photoOf(entry) !== undefined) &&
  (!DELETED_FILTERS.has(entry.action) || isWhole);

/**
 * Undoes what an entry of the audit trail did.
 * @throws AppError EDIT_NOT_FOUND, or CANNOT_UNDO if it can't be, is too long ago or has changed since; what its kind throws for what
 *   is gone
 */
export async function putBack(context: MemberContext, id: number): Promise<{ message: string }> {
  const { database, now } = context.services;
  const [row] = await database.db.select().from(auditEntries).where(eq(auditEntries.id, id));
  if (!row) throw new AppError('EDIT_NOT_FOUND');
  const entry = { ...row, action: row.action as AuditAction };
  refuseLate(isReversible(entry) ? row.createdAt : null, now());
  await refuseChanged(database.db, id);
  try {
    await PUT_BACK[entry.action]!(context, entry);
  } catch (error) {
    // Somebody else was faster: what they did says more.
    if (error instanceof AppError) await refuseChanged(database.db, id);
    throw error;
  }
  return { message: texts.putBack };
}
