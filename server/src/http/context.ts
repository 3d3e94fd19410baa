import type { FastifyRequest } from 'fastify';
import { parseAddress } from '../auth/throttling/client-network.ts';
import type { Services } from './services.ts';
import type { Member, Viewer } from '../auth/sessions/viewers.ts';

/** What is known about the other end of a request. */
export interface Client {
  /** Where a proxy names no address that is one, the proxy's own. */
  ip: string;
  userAgent: string;
  /** Logs a security event with the request's id and address: what happened and to whom, never a secret. */
  logSecurityEvent(event: string, details: Readonly<Record<string, unknown>>): void;
}

/** What every verb gets first: the services, who asks, and from where. */
export interface Context {
  services: Services;
  viewer: Viewer;
  client: Client;
  /** Nobody is known to ask because the database is away: the answer is right for this moment alone. */
  isProvisional?: boolean;
}

/** The context of a call that only members may make. */
export interface MemberContext extends Context {
  viewer: Member;
}

const MAX_USER_AGENT_LENGTH = 300;

export function clientOf(request: FastifyRequest): Client {
  const { headers, log, socket } = request;
  const ip = parseAddress(request.ip) ?? parseAddress(socket.remoteAddress ?? '') ?? 'unknown';
  return {
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    logSecurityEvent: (event, details) => log.info({ security: event, ...details, ip }, event),
  };
}
