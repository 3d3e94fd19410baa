import type { CafeFacts, CafeReport } from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { AppError, fieldError } from '../../core/errors.ts';
import { cafes } from '../../database/schema.ts';
import type { Context } from '../../http/route.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { readCafes } from '../cafes/catalogue-source.ts';
import { requireCafe } from '../cafes/require-cafe.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { countSuggestion, keepSuggestion, thank } from './keep-suggestion.ts';
import * as texts from './texts.ts';

type Report = CafeReport & { cafeId: number };

/** What a report would change. */
function proposalOf({ reason, values }: Report, now: CafeFacts): CafeFacts {
  if (reason === 'closed') return { status: 'archived' };
  return pickFacts(values, differingFields(values, now));
}

function checkDuplicate({ services: { catalogue } }: Context, report: Report): void {
  const { duplicateOf, cafeId } = report;
  if (duplicateOf === undefined) return;
  const problem = duplicateOf === cafeId ? texts.sameCafe : texts.otherCafeGone;
  if (duplicateOf === cafeId || !catalogue.snapshot.cafes.has(duplicateOf)) {
    throw fieldError('duplicateOf', 'INVALID_REQUEST', problem);
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
  if (report.company) return thank(context);
  await database.inTransaction(async (tx) => {
    const isIt = and(eq(cafes.id, cafeId), eq(cafes.status, 'published'));
    const [stored] = await readCafes(tx, isIt);
    if (!stored) throw new AppError('CAFE_NOT_FOUND');
    const now = factsOf(stored);
    const proposed = proposalOf(report, now);
    const before = pickFacts(now, fieldsOf(proposed));
    const duplicateOf = reason === 'duplicate' ? (report.duplicateOf ?? null) : null;
    const { name } = stored.cafe;
    const told = { kind: reason, cafeId, name, duplicateOf, proposed, before, note };
    await keepSuggestion(tx, context, told);
  });
  return thank(context);
}
