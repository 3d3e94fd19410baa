import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import { declineSender, declineSuggestion } from './decide.ts';
import { findDuplicates } from './find-duplicates.ts';
import {
  countSuggestions,
  getSuggestion,
  listMySuggestions,
  listSuggestions,
} from './read-suggestions.ts';
import { reopenSuggestion } from './reopen-suggestion.ts';
import { reportCafe, suggestCafe } from './report-cafe.ts';

export function suggestionRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'reportCafe', reportCafe);
  route(app, services, 'suggestCafe', suggestCafe);
  route(app, services, 'findDuplicates', findDuplicates, { sameForEveryone: true });
  route(app, services, 'listMySuggestions', listMySuggestions);
  route(app, services, 'listSuggestions', async (context, input) =>
    answerPage(await listSuggestions(context, input.query), input),
  );
  route(app, services, 'countSuggestions', countSuggestions);
  route(app, services, 'getSuggestion', (context, { params }) => getSuggestion(context, params.id));
  route(app, services, 'acceptSuggestion', acceptSuggestion);
  route(app, services, 'declineSuggestion', declineSuggestion);
  route(app, services, 'declineSender', declineSender);
  route(app, services, 'reopenSuggestion', (context, { params }) =>
    reopenSuggestion(context, params.id),
  );
}
