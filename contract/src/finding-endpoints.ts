import { z } from 'zod';
import { idParam, type Endpoint } from './endpoint.ts';
import { similarCafe, suggestions, understandQuery, understood } from './finding.ts';
import { cafeQuery } from './search.ts';

/** What helps visitors to find what they mean. */
export const findingEndpoints = {
  suggest: {
    method: 'GET',
    path: '/api/suggest',
    access: 'everyone',
    summary:
      'Cafes, areas and filter options for what has been typed; counted with the filters already set.',
    query: cafeQuery,
    answer: suggestions,
  },
  understand: {
    method: 'GET',
    path: '/api/understand',
    access: 'everyone',
    summary: 'What typed words mean: filters, and the text that is left.',
    query: understandQuery,
    answer: understood,
  },
  listSimilarCafes: {
    method: 'GET',
    path: '/api/cafes/{id}/similar',
    access: 'everyone',
    summary: 'The published cafes most like one, with what both have; the best first.',
    params: idParam,
    answer: z.array(similarCafe),
    errors: ['CAFE_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
