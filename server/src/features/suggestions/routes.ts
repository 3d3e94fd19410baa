import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import { declineSender, declineSuggestion } from './decline-suggestion.ts';
import { findDuplicates } from './find-duplicates.ts';
import { getSuggestion } from './get-suggestion.ts';
import { listMySuggestions } from './list-my-suggestions.ts';
import { countSuggestions } from './count-suggestions.ts';
import { listSuggestions } from './list-suggestions.ts';
import { reopenSuggestion } from './reopen-suggestion.ts';
import { reportCafe } from './report-cafe.ts';
import { suggestCafe } from './suggest-cafe.ts';

export function suggestionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'reportCafe', (context, { params, body }) =>
    reportCafe(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'suggestCafe', (context, { body }) => suggestCafe(context, body));
  route(
    app,
    services,
    'findDuplicates',
    (context, { query, reply }) => {
      reply.header('cache-control', 'no-store');
      return findDuplicates(context, query);
    },
    { sameForEveryone: true },
  );
  route(app, services, 'listMySuggestions', (context) => listMySuggestions(context));
  route(app, services, 'listSuggestions', async (context, input) =>
    answerPage(await listSuggestions(context, input.query), input),
  );
  route(app, services, 'countSuggestions', (context) => countSuggestions(context));
  route(app, services, 'getSuggestion', (context, { params }) => getSuggestion(context, params.id));
  route(app, services, 'acceptSuggestion', (context, { params, body }) =>
    acceptSuggestion(context, { ...body, ...params }),
  );
  route(app, services, 'declineSuggestion', (context, { params, body }) =>
    declineSuggestion(context, { ...body, ...params }),
  );
  route(app, services, 'declineSender', (context, { params, body }) =>
    declineSender(context, { ...body, ...params }),
  );
  route(app, services, 'reopenSuggestion', (context, { params }) =>
    reopenSuggestion(context, params.id),
  );
}
