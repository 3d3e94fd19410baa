import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getAnyCafe } from './get-any-cafe.ts';
import { addCafeFilters, listCafeFilters, replaceCafeFilters } from './cafe-filters.ts';
import { createCafe } from './create-cafe.ts';
import { deleteCafe } from './delete-cafe.ts';
import { countAllCafes } from './count-all-cafes.ts';
import { listAllCafeIds } from './list-all-cafe-ids.ts';
import { listAllCafes } from './list-all-cafes.ts';
import { restoreCafe } from './restore-cafe.ts';
import { markCafesChecked } from './mark-checked.ts';
import { setCafeStatus, setCafeStatuses } from './set-status.ts';
import { updateCafe } from './update-cafe.ts';

export function adminCafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAllCafes', async (context, input) =>
    answerPage(await listAllCafes(context, input.query), input),
  );
  route(app, services, 'countAllCafes', (context, { query }) => countAllCafes(context, query.q));
  route(app, services, 'listAllCafeIds', (context, { query }) => listAllCafeIds(context, query));
  route(app, services, 'createCafe', (context, { body }) => createCafe(context, body));
  route(app, services, 'getAnyCafe', (context, { params }) => getAnyCafe(context, params.id));
  route(app, services, 'updateCafe', (context, { params, body }) =>
    updateCafe(context, { ...body, ...params }),
  );
  route(app, services, 'setCafeStatus', (context, { params, body }) =>
    setCafeStatus(context, { ...body, ...params }),
  );
  route(app, services, 'setCafeStatuses', (context, { body }) => setCafeStatuses(context, body));
  route(app, services, 'markCafesChecked', (context, { body }) =>
    markCafesChecked(context, body.ids),
  );
  route(app, services, 'deleteCafe', (context, { params }) => deleteCafe(context, params.id));
  route(app, services, 'restoreCafe', (context, { params }) => restoreCafe(context, params.id));
  route(app, services, 'listCafeFilters', (context, { params }) =>
    listCafeFilters(context, params.id),
  );
  route(app, services, 'addCafeFilters', (context, { params, body }) =>
    addCafeFilters(context, params.id, body),
  );
  route(app, services, 'replaceCafeFilters', (context, { params, body }) =>
    replaceCafeFilters(context, params.id, body),
  );
}
