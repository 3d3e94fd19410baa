import type { CafeFacts, CafeReport, CafeSuggestion } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { cafes } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { requireCafe } from '../cafes/catalogue-view.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { countSuggestion, saveSuggestion, thanksMessage } from './save-suggestion.ts';

/** The changes that a report proposes. */
function proposalOf({ reason, values }: CafeReport, now: CafeFacts): CafeFacts {
  if (reason === 'closed') return { status: 'archived' };
  return pickFacts(values, differingFields(values, now));
}

/**
 * Reports that something is wrong with a published cafe, for the admins to review.
 * @throws AppError CAFE_NOT_FOUND, also if it is deleted meanwhile, RATE_LIMITED or INVALID_REQUEST
 */
export async function reportCafe(
  context: Context,
  { params: { id: cafeId }, body: report }: { params: { id: number }; body: CafeReport },
): Promise<{ message: string }> {
  const { catalogue, database } = context.services;
  const { reason, note, duplicateOf: other } = report;
  requireCafe(catalogue, cafeId);
  if (other !== undefined && (other === cafeId || !catalogue.snapshot.cafes.has(other))) {
    const problem = other === cafeId ? 'duplicateOfItself' : 'duplicateOfUnlisted';
    throw fieldError('duplicateOf', 'INVALID_REQUEST', wordError(problem));
  }
  await countSuggestion(context);
  refuseUnreadableHours(report.values.openingHours, { field: 'values.openingHours' });
  if (report.company) return thanksMessage(context);
  await database.inTransaction(async (tx) => {
    const isPublished = and(eq(cafes.id, cafeId), eq(cafes.status, 'published'));
    const [stored] = await readCafes(tx, isPublished);
    if (!stored) throw new AppError('CAFE_NOT_FOUND');
    const now = factsOf(stored);
    const proposed = proposalOf(report, now);
    const before = pickFacts(now, fieldsOf(proposed));
    const duplicateOf = reason === 'duplicate' ? (other ?? null) : null;
    const { name } = stored.cafe;
    const suggestion = { kind: reason, cafeId, name, duplicateOf, proposed, before, note };
    await saveSuggestion(tx, context, suggestion);
  });
  return thanksMessage(context);
}

/** Suggests a cafe that is missing. @throws AppError RATE_LIMITED or INVALID_REQUEST */
export async function suggestCafe(
  context: Context,
  { body: { note, company, ...proposed } }: { body: CafeSuggestion },
): Promise<{ message: string }> {
  await countSuggestion(context);
  refuseUnreadableHours(proposed.openingHours);
  if (company) return thanksMessage(context);
  const { name } = proposed;
  const suggestion = { kind: 'new_cafe', cafeId: null, name, proposed, before: {}, note } as const;
  await context.services.database.inTransaction((tx) => saveSuggestion(tx, context, suggestion));
  return thanksMessage(context);
}
