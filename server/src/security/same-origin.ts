import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request pass only from our own pages. A client that sends neither Sec-Fetch-Site nor Origin is
 * no browser.
 * @throws AppError CROSS_SITE
 */
export function requireOwnPage(request: FastifyRequest, appOrigin: string): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn =
    site === undefined ? origin === undefined || origin === appOrigin : site === 'same-origin';
  if (!isOwn) throw new AppError('CROSS_SITE');
}

/**
 * Lets a state-changing request pass only from our own pages.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(request: FastifyRequest, appOrigin: string): void {
  if (!SAFE.has(request.method)) requireOwnPage(request, appOrigin);
}
