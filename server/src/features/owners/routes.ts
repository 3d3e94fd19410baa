import type { CafeOwner } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { cafes, users } from '../../database/schema.ts';
import { type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removeOwner } from '../cafes/set-owner.ts';
import { confirmClaim, getClaimOptions, requestClaim, sendClaimCode } from './claim-cafe.ts';
import { editOwnedCafe, listOwnedCafes } from './owned-cafes.ts';
import * as texts from './texts.ts';

/** Who looks after a cafe of any status. @throws AppError CAFE_NOT_FOUND */
async function getCafeOwner(
  { services }: MemberContext,
  cafeId: number,
): Promise<{ owner: CafeOwner | null }> {
  const [row] = await services.database.db
    .select({ owner: users, since: cafes.ownedSince, proof: cafes.ownerProof })
    .from(cafes)
    .leftJoin(users, eq(users.id, cafes.ownerId))
    .where(eq(cafes.id, cafeId));
  if (!row) throw new AppError('CAFE_NOT_FOUND');
  const { owner, since, proof } = row;
  if (!owner || !since || !proof) return { owner: null };
  const { id, username, name, email } = owner;
  return { owner: { id, username, name, email, since: since.toISOString(), proof } };
}

/** Ends an ownership; nothing happens where nobody is the owner. @throws AppError CAFE_NOT_FOUND */
async function removeCafeOwner(
  context: MemberContext,
  cafeId: number,
): Promise<{ message: string }> {
  const { database, catalogue } = context.services;
  await database.inTransaction((tx) => removeOwner(tx, context, cafeId));
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.removed };
}

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
