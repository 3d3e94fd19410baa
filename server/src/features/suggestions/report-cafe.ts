import type { CafeFacts, CafeReport } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import { cafes } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { requireCafe } from '../cafes/require-cafe.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { countSuggestion, saveSuggestion, thanksMessage } from './save-suggestion.ts';

type Report = CafeReport & { cafeId: number };

/** The changes that a report proposes. */
function proposalOf({ reason, values }: Report, now: CafeFacts): CafeFacts {
  if (reason === 'closed') return { status: 'archived' };
  return pickFacts(values, differingFields(values, now));
}

function checkDuplicate({ services: { catalogue } }: Context, report: Report): void {
  const { duplicateOf, cafeId } = report;
  if (duplicateOf === undefined) return;
  const problem = duplicateOf === cafeId ? 'duplicateOfItself' : 'duplicateOfUnlisted';
  if (duplicateOf === cafeId || !catalogue.snapshot.cafes.has(duplicateOf)) {
    throw fieldError('duplicateOf', 'INVALID_REQUEST', wordError(problem));
  }
}

/**
 * Tells the admins that something is wrong with a published cafe.
 * @throws AppError CAFE_NOT_FOUND, also if it is deleted meanwhile, RATE_LIMITED or INVALID_REQUEST
 */
export async function reportCafe(context: Context, report: Report): Promise<{ message: string }> {
  const { catalogue, database } = context.services;
  const { cafeId, reason, note } = report;
  requireCafe(catalogue, cafeId);
  checkDuplicate(context, report);
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
    const duplicateOf = reason === 'duplicate' ? (report.duplicateOf ?? null) : null;
    const { name } = stored.cafe;
    const suggestion = { kind: reason, cafeId, name, duplicateOf, proposed, before, note };
    await saveSuggestion(tx, context, suggestion);
  });
  return thanksMessage(context);
}
