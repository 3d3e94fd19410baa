import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

/**
 * Whose word about the client's address is believed. A number counts the proxies in front: the
 * connection itself is hop 0, so that one proxy means to trust that hop and no other.
 */
export function clientTrust(
  trusted: Settings['TRUST_PROXY'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : (trusted ?? false);
}
