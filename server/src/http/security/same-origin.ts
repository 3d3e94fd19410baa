import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Accepts a request only from our own pages, by both Sec-Fetch-Site and Origin, each where it is sent. A
 * client that sends neither is not a browser.
 * @throws AppError CROSS_SITE
 */
export function requireOwnPage(request: FastifyRequest, appOrigin: string): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  // The Origin may also be the host the browser has used, even if that is not the public one.
  const isHere = site === 'same-origin' && origin === `${request.protocol}://${request.host}`;
  const isOwn = origin === undefined || origin === appOrigin || isHere;
  if (!isOwn || (site ?? 'same-origin') !== 'same-origin') throw new AppError('CROSS_SITE');
}

/**
 * Accepts a state-changing request only from our own pages.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(request: FastifyRequest, appOrigin: string): void {
  if (!SAFE.has(request.method)) requireOwnPage(request, appOrigin);
}
