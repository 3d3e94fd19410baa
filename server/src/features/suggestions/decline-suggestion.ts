import type { Suggestion, suggestionRefusal } from '@cortado/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../http/route.ts';
import { discardProposed } from '../photos/proposals.ts';
import { answerDecision, lockOpen, writeDecision } from './decide.ts';
import { tellSenders } from './tell-senders.ts';

/** Declines a suggestion as a whole. @throws AppError SUGGESTION_NOT_FOUND or SUGGESTION_DECIDED */
export const declineSuggestion = (
  context: MemberContext,
  { id, reason, note }: z.output<typeof suggestionRefusal> & { id: number },
): Promise<Suggestion> =>
  answerDecision(context, id, () =>
    context.services.database.inTransaction(async (tx) => {
      const row = await lockOpen(tx, id);
      if (row.kind === 'photo') await discardProposed(tx, id, context.services.now());
      const declined = await writeDecision(tx, context, row, {
        state: 'declined',
        declineReason: reason,
        decisionNote: note,
      });
      await tellSenders(tx, context.services, [declined]);
    }),
  );
