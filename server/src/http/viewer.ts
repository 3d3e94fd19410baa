import type { FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import { mustSetUpTwoStep } from '../auth/two-step/must-set-up.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';

/** Admins who have yet to set up the second step that the settings ask for are as other members until then. */
function heldBack<V extends Viewer | undefined>({ settings }: Services, viewer: V): V | Member {
  return viewer && mustSetUpTwoStep(viewer, settings)
    ? { ...viewer, role: 'user', isHeldBack: true }
    : viewer;
}

/** Resolves the viewer of a request. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : heldBack(services, await services.sessionCache.resolve(token));
}

/** As `resolveViewer`, for reads that go on while the database is away: then the last known viewer, undefined if there is none. */
export async function resolveReader(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = readSessionToken(services.settings, request);
  if (token === null) return null;
  return heldBack(services, await services.sessionCache.resolveForRead(token));
}
