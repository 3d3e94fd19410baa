import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { createFilterCategory } from './create-category.ts';
import { createFilterOption } from './create-option.ts';
import { deleteFilterCategory } from './delete-category.ts';
import { deleteFilterOption } from './delete-option.ts';
import { listAllFilterCategories } from './list-all-categories.ts';
import { reorderFilterCategories } from './reorder-categories.ts';
import { updateFilterOption } from './update-option.ts';

export function adminFilterRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAllFilterCategories', listAllFilterCategories);
  route(app, services, 'createFilterCategory', (context, { body }) =>
    createFilterCategory(context, body),
  );
  route(app, services, 'reorderFilterCategories', (context, { body }) =>
    reorderFilterCategories(context, body),
  );
  route(app, services, 'deleteFilterCategory', (context, { params }) =>
    deleteFilterCategory(context, params.id),
  );
  route(app, services, 'createFilterOption', (context, { body }) =>
    createFilterOption(context, body),
  );
  route(app, services, 'updateFilterOption', (context, { params, body }) =>
    updateFilterOption(context, { ...body, ...params }),
  );
  route(app, services, 'deleteFilterOption', (context, { params }) =>
    deleteFilterOption(context, params.id),
  );
}
