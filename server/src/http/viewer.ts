import type { FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import { mustSetUpTwoStep } from '../auth/two-step/must-set-up.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';

/** Treats admins as other members until they have set up the second step that the settings require. */
function asMemberUntilTwoStep<V extends Viewer | undefined>(
  { settings }: Services,
  viewer: V,
): V | Member {
  return viewer && mustSetUpTwoStep(viewer, settings)
    ? { ...viewer, role: 'user', mustSetUpTwoStep: true }
    : viewer;
}

/** Resolves the viewer of a request. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null
    ? null
    : asMemberUntilTwoStep(services, await services.sessionCache.resolve(token));
}

/** Like `resolveViewer`, for reads that work during an outage: the last known viewer then, undefined if there is none. */
export async function resolveReader(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = readSessionToken(services.settings, request);
  if (token === null) return null;
  return asMemberUntilTwoStep(services, await services.sessionCache.resolveForRead(token));
}
