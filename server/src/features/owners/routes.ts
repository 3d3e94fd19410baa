import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getCafeOwner } from './get-cafe-owner.ts';
import { removeCafeOwner } from './remove-cafe-owner.ts';
import { confirmClaim } from './confirm-claim.ts';
import { editOwnedCafe } from './edit-owned-cafe.ts';
import { getClaimOptions } from './get-claim-options.ts';
import { listOwnedCafes } from './list-owned-cafes.ts';
import { requestClaim } from './request-claim.ts';
import { sendClaimCode } from './send-claim-code.ts';

export function ownerRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getClaimOptions', (context, { params }) =>
    getClaimOptions(context, params.id),
  );
  route(app, services, 'sendClaimCode', (context, { params, body }) =>
    sendClaimCode(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'confirmClaim', (context, { params, body }) =>
    confirmClaim(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'requestClaim', (context, { params, body }) =>
    requestClaim(context, { ...body, cafeId: params.id }),
  );
  route(app, services, 'listOwnedCafes', (context) => listOwnedCafes(context));
  route(app, services, 'editOwnedCafe', (context, { params, body }) =>
    editOwnedCafe(context, { ...body, ...params }),
  );
  route(app, services, 'getCafeOwner', (context, { params }) => getCafeOwner(context, params.id));
  route(app, services, 'removeCafeOwner', (context, { params }) =>
    removeCafeOwner(context, params.id),
  );
}
