import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { countAllCafes, getAnyCafe, listAllCafeIds, listAllCafes } from './admin-cafes.ts';
import { deleteCafe, restoreCafe } from './delete-cafe.ts';
import {
  addCafeFilters,
  createCafe,
  markCafesChecked,
  replaceCafeFilters,
  setCafeStatus,
  setCafeStatuses,
  updateCafe,
} from './edit-cafes.ts';

export function adminCafeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAllCafes', async (context, input) =>
    answerPage(await listAllCafes(context, input.query), input),
  );
  route(app, services, 'countAllCafes', countAllCafes);
  route(app, services, 'listAllCafeIds', listAllCafeIds);
  route(app, services, 'createCafe', createCafe);
  route(app, services, 'getAnyCafe', (context, { params }) => getAnyCafe(context, params.id));
  route(app, services, 'updateCafe', updateCafe);
  route(app, services, 'setCafeStatus', setCafeStatus);
  route(app, services, 'setCafeStatuses', setCafeStatuses);
  route(app, services, 'markCafesChecked', markCafesChecked);
  route(app, services, 'deleteCafe', (context, { params }) => deleteCafe(context, params.id));
  route(app, services, 'restoreCafe', (context, { params }) => restoreCafe(context, params.id));
  route(app, services, 'listCafeFilters', async (context, { params }) => {
    const { appliedFilters } = await getAnyCafe(context, params.id);
    return appliedFilters;
  });
  route(app, services, 'addCafeFilters', addCafeFilters);
  route(app, services, 'replaceCafeFilters', replaceCafeFilters);
}
