import type { CafeSuggestion } from '@cortado/contract';
import type { Context } from '../../http/route.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { countSuggestion, keepSuggestion, thank } from './keep-suggestion.ts';

/** Suggests a cafe that is missing. @throws AppError RATE_LIMITED or INVALID_REQUEST */
export async function suggestCafe(
  context: Context,
  { note, company, ...proposed }: CafeSuggestion,
): Promise<{ message: string }> {
  await countSuggestion(context);
  refuseUnreadableHours(proposed.openingHours);
  if (company) return thank(context);
  const { name } = proposed;
  const told = { kind: 'new_cafe', cafeId: null, name, proposed, before: {}, note } as const;
  await context.services.database.inTransaction((tx) => keepSuggestion(tx, context, told));
  return thank(context);
}
