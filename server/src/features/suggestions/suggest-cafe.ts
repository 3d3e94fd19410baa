import type { CafeSuggestion } from '@cortado/contract';
import type { Context } from '../../http/route.ts';
import { refuseUnreadableHours } from '../hours/refuse-unreadable.ts';
import { countSuggestion, saveSuggestion, thanksMessage } from './save-suggestion.ts';

/** Suggests a cafe that is missing. @throws AppError RATE_LIMITED or INVALID_REQUEST */
export async function suggestCafe(
  context: Context,
  { note, company, ...proposed }: CafeSuggestion,
): Promise<{ message: string }> {
  await countSuggestion(context);
  refuseUnreadableHours(proposed.openingHours);
  if (company) return thanksMessage(context);
  const { name } = proposed;
  const suggestion = { kind: 'new_cafe', cafeId: null, name, proposed, before: {}, note } as const;
  await context.services.database.inTransaction((tx) => saveSuggestion(tx, context, suggestion));
  return thanksMessage(context);
}
