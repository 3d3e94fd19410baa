import type { FastifyRequest } from 'fastify';
import type { Services } from './services.ts';
import { readSessionToken } from '../auth/sessions/session-cookie.ts';
import type { Viewer } from '../auth/sessions/viewers.ts';

/** Resolves who asks. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : services.viewers.resolve(token);
}

/** Resolves who asks for what everyone may read; undefined where the database is away and nothing is known. */
export async function resolveReader(
  services: Services,
  request: FastifyRequest,
): Promise<Viewer | undefined> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : services.viewers.resolveForRead(token);
}
