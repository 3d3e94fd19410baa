import type { FactAnswer, KnownFact } from '@cortado/contract';
import { codeOf, errorText } from '../../../lib/api.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { rememberAnswer } from './answered.ts';
import * as texts from '#messages/cafe/checks';

const isChanged = (error: Error) => codeOf(error) === 'FACT_CHANGED';

/** Sends what somebody says about a value. Where it has changed meanwhile, a toast says so over the new one. */
export function useAnswer(cafeId: number, next?: (answer: FactAnswer['answer']) => void) {
  const { mutate, error, isPending, data, variables } = useWrite('POST /api/cafes/{id}/answers', {
    done: (_, { body }) => rememberAnswer(cafeId, body as FactAnswer),
    failed: (why) =>
      isChanged(why)
        ? { tone: 'note', title: texts.changed(), description: texts.changedNow() }
        : undefined,
    next: (_, { body }) => next?.(body.answer),
  });
  return {
    send: ({ fact, option, mark }: KnownFact, answer: FactAnswer['answer'], company = '') => {
      const about = option === undefined ? { fact, mark } : { fact, option, mark };
      mutate({ params: { id: cafeId }, body: { ...about, answer, company } });
    },
    /** What was answered last, or is on its way. */
    answer: variables?.body.answer,
    isPending,
    thanks: data?.message,
    /** As what the sender of a no may change the value. */
    mayChangeAs: data?.mayChangeAs,
    /** Why it was not sent; null for another value, which the toast says. */
    problem: error && !isChanged(error) ? errorText(error) : null,
  };
}
