import type { CafeOwner } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { cafes, users } from '../../database/schema.ts';
import { type InputOf, type MemberContext, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removeOwner } from '../cafes/set-owner.ts';
import { confirmClaim, getClaimOptions, requestClaim, sendClaimCode } from './claim-cafe.ts';
import { editOwnedCafe, listOwnedCafes } from './owned-cafes.ts';
import * as texts from './texts.ts';

/** Who looks after a cafe of any status. @throws AppError CAFE_NOT_FOUND */
async function getCafeOwner(
  { services }: MemberContext,
  { params }: InputOf<'getCafeOwner'>,
): Promise<{ owner: CafeOwner | null }> {
  const [row] = await services.database.db
    .select({ owner: users, since: cafes.ownedSince, proof: cafes.ownerProof })
    .from(cafes)
    .leftJoin(users, eq(users.id, cafes.ownerId))
    .where(eq(cafes.id, params.id));
  if (!row) throw new AppError('CAFE_NOT_FOUND');
  const { owner, since, proof } = row;
  if (!owner || !since || !proof) return { owner: null };
  const { id, username, name, email } = owner;
  return { owner: { id, username, name, email, since: since.toISOString(), proof } };
}

/** Ends an ownership; nothing happens where nobody is the owner. @throws AppError CAFE_NOT_FOUND */
async function removeCafeOwner(
  context: MemberContext,
  { params: { id } }: InputOf<'removeCafeOwner'>,
): Promise<{ message: string }> {
  const { database, catalogue } = context.services;
  await database.inTransaction((tx) => removeOwner(tx, context, id));
  await catalogue.refresh({ kind: 'cafe', id });
  return { message: texts.removed };
}

export function ownerRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getClaimOptions', getClaimOptions);
  route(app, services, 'sendClaimCode', sendClaimCode);
  route(app, services, 'confirmClaim', confirmClaim);
  route(app, services, 'requestClaim', requestClaim);
  route(app, services, 'listOwnedCafes', (context) => listOwnedCafes(context));
  route(app, services, 'editOwnedCafe', editOwnedCafe);
  route(app, services, 'getCafeOwner', getCafeOwner);
  route(app, services, 'removeCafeOwner', removeCafeOwner);
}
