import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Services } from './services.ts';
import type { Settings } from '../core/settings.ts';

/**
 * Whose word about the client's address is believed. A number counts the proxies in front: the
 * connection itself is hop 0, so that one proxy means to trust that hop and no other.
 */
export function clientTrust(
  trusted: Settings['TRUST_PROXY'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : (trusted ?? false);
}

/** Tells once of a proxy that nobody named: all who come through it are counted as one client. */
export function warnOfUnnamedProxy(
  app: FastifyInstance,
  { settings, logger }: Pick<Services, 'settings' | 'logger'>,
): void {
  if (settings.TRUST_PROXY !== undefined) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    logger.warn(
      { ip },
      'A request came with X-Forwarded-For, but TRUST_PROXY is not set: everybody behind that proxy shares the limits of one client. Set TRUST_PROXY to the number of proxies in front or to their addresses, or to 0 if there is none.',
    );
  });
}
