import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a state-changing request pass only from our own pages. A client that sends neither
 * Sec-Fetch-Site nor Origin is no browser.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(request: FastifyRequest, appOrigin: string): void {
  if (SAFE.has(request.method)) return;
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('CROSS_SITE');
    return;
  }
  if (origin !== undefined && origin !== appOrigin) throw new AppError('CROSS_SITE');
}
