import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Services } from './services.ts';
import type { Settings } from '../core/settings.ts';

/**
 * Fastify's `trustProxy`: which proxies may name the client's address. A number counts the proxies in
 * front; the connection itself is hop 0, so one proxy means to trust that hop only.
 */
export function clientTrust(
  trusted: Settings['TRUST_PROXY'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : (trusted ?? false);
}

/** Warns once about a proxy that is not in the settings: all its clients are counted as one. */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { settings, logger }: Pick<Services, 'settings' | 'logger'>,
): void {
  if (settings.TRUST_PROXY !== undefined) return;
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    logger.warn(
      { ip },
      'A request came with X-Forwarded-For, but TRUST_PROXY is not set: everybody behind that proxy shares the limits of one client. Set TRUST_PROXY to the number of proxies in front or to their addresses, or to 0 if there is none.',
    );
  });
}
