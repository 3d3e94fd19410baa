import type { FastifyRequest } from 'fastify';
import type { SecurityLog } from '../auth/auth-services.ts';
import { parseAddress } from '../auth/throttling/client-network.ts';
import type { Services } from './services.ts';
import type { Member, Viewer } from '../auth/sessions/session-cache.ts';

/** What is known about the client of a request. */
export interface Client extends SecurityLog {
  /** The proxy's own address where it names no valid one. */
  ip: string;
  userAgent: string;
}

/** The first argument of every handler: the services, the viewer and the client. */
export interface Context {
  services: Services;
  viewer: Viewer;
  client: Client;
  /** The viewer could not be resolved because the database is unavailable: the answer must not be cached. */
  isProvisional?: boolean;
}

/** The context of an endpoint that only members may call. */
export interface MemberContext extends Context {
  viewer: Member;
}

const MAX_USER_AGENT_LENGTH = 300;

export function clientOf(request: FastifyRequest): Client {
  const { headers, log, socket } = request;
  const ip = parseAddress(request.ip) ?? parseAddress(socket.remoteAddress) ?? 'unknown';
  return {
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    logSecurityEvent: (event, details) => log.info({ security: event, ...details, ip }, event),
  };
}
