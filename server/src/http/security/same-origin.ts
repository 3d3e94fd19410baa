import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request pass only from our own pages, as Sec-Fetch-Site and Origin both say where they are sent. A
 * client that sends neither is no browser.
 * @throws AppError CROSS_SITE
 */
export function requireOwnPage(request: FastifyRequest, appOrigin: string): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  // A browser knows by which name it came here, also where that is not the public one.
  const isHere = site === 'same-origin' && origin === `${request.protocol}://${request.host}`;
  const isOwn = origin === undefined || origin === appOrigin || isHere;
  if (!isOwn || (site ?? 'same-origin') !== 'same-origin') throw new AppError('CROSS_SITE');
}

/**
 * Lets a state-changing request pass only from our own pages.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(request: FastifyRequest, appOrigin: string): void {
  if (!SAFE.has(request.method)) requireOwnPage(request, appOrigin);
}
