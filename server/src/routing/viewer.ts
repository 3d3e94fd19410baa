import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { readSessionToken } from '../sessions/session-cookie.ts';
import type { Viewer } from '../sessions/viewers.ts';

/** Resolves who asks, once a request. */
export async function resolveViewer(services: Services, request: FastifyRequest): Promise<Viewer> {
  const token = readSessionToken(services.settings, request);
  return token === null ? null : services.viewers.resolve(token);
}
