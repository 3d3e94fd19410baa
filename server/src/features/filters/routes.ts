import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../http/answer-cache.ts';
import { readyJson } from '../../http/ready-response.ts';
import { type Context, route } from '../../http/route.ts';
import { sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import {
  createFilterCategory,
  createFilterOption,
  deleteFilterCategory,
  deleteFilterOption,
  reorderFilterCategories,
  updateFilterOption,
} from './edit-filters.ts';
import { readUsedCategories } from './read-categories.ts';

/** Active filter categories with their active options. */
function listFilterCategories({ services: { answers, catalogue } }: Context): Promise<Answer> {
  const { snapshot } = catalogue;
  return answers.answer({ snapshot, key: 'filter categories', scope: {} }, () =>
    readyJson(snapshot.categories),
  );
}

/** Active filter options of all active categories. They change rarely; our own pages bypass the browser's cache. */
function listFilterOptions({ services: { answers, catalogue } }: Context): Promise<Answer> {
  const { snapshot } = catalogue;
  return answers.answer({ snapshot, key: 'filter options', scope: {} }, () =>
    readyJson(snapshot.filterOptions, { cacheControl: 'public, max-age=300' }),
  );
}

export function filterRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    'listFilterCategories',
    (context, { request, reply }) => sendReady(request, reply, listFilterCategories(context)),
    { sameForEveryone: true },
  );
  route(
    app,
    services,
    'listFilterOptions',
    (context, { request, reply }) => sendReady(request, reply, listFilterOptions(context)),
    { sameForEveryone: true },
  );
}

export function adminFilterRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAllFilterCategories', () => readUsedCategories(services.database.db));
  route(app, services, 'createFilterCategory', createFilterCategory);
  route(app, services, 'reorderFilterCategories', reorderFilterCategories);
  route(app, services, 'deleteFilterCategory', (context, { params }) =>
    deleteFilterCategory(context, params.id),
  );
  route(app, services, 'createFilterOption', createFilterOption);
  route(app, services, 'updateFilterOption', (context, { params, body }) =>
    updateFilterOption(context, { ...body, ...params }),
  );
  route(app, services, 'deleteFilterOption', (context, { params }) =>
    deleteFilterOption(context, params.id),
  );
}
