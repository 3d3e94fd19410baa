import type { FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import type { Viewer } from '../auth/sessions/session-cache.ts';

/** Resolves the viewer of a request. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : services.sessionCache.resolve(token);
}

/** Resolves the viewer of a read for everyone; undefined if the database is away and nothing is cached. */
export async function resolveReader(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : services.sessionCache.resolveForRead(token);
}
