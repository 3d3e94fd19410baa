import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** No name that somebody else can have lead to this machine: an address, or the machine's own name. */
function isOwnName(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || ['localhost', hostname()].includes(name);
}

/**
 * Refuses a request; where the page was opened at an address that the site is not set to, with a sentence that names both.
 * @param opened the origin that the page was opened at; null where the request came from another site
 */
function refuse(opened: string | null, { APP_URL }: Settings): never {
  if (opened === null) throw new AppError('CROSS_SITE');
  throw new AppError('CROSS_SITE', wordError('otherOrigin', { opened, url: APP_URL }));
}

/**
 * Accepts a request only from our own pages, by both Sec-Fetch-Site and Origin, each where it is sent: browsers leave out the
 * first on plain http. A client that sends neither is not a browser. Without APP_URL a page may be opened at any address of this machine.
 * @throws AppError CROSS_SITE
 */
export function requireOwnPage(request: FastifyRequest, settings: Settings): void {
  const { 'sec-fetch-site': site = 'same-origin', origin } = request.headers;
  const isSameSite = site === 'same-origin';
  const isBrowserSure = 'sec-fetch-site' in request.headers;
  if (isSameSite && (origin === undefined || origin === settings.APP_URL)) return;
  if (!isSameSite || origin === undefined || !URL.canParse(origin)) refuse(null, settings);
  const { host, hostname: name, origin: opened } = new URL(origin);
  const isHere = opened === `${request.protocol}://${request.host}`;
  if (isHere && (isBrowserSure || (settings.isAppUrlUnset && isOwnName(name)))) return;
  refuse(host === request.host ? opened : null, settings);
}

/**
 * Accepts a state-changing request only from our own pages.
 * @throws AppError CROSS_SITE
 */
export function requireSameOrigin(request: FastifyRequest, settings: Settings): void {
  if (!SAFE_METHODS.has(request.method)) requireOwnPage(request, settings);
}
