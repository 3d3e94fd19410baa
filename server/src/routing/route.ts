import { endpoints, type Endpoint, type EndpointName } from '@cortado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { authorise } from './authorise.ts';
import { resolveViewer, type Viewer } from './viewer.ts';

/** What every verb gets first: the services and who asks. */
export interface Context {
  services: Services;
  viewer: Viewer;
}

type Parsed<E, Key extends string> =
  E extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's row that a route answers for. */
    endpoint?: Endpoint;
  }
}

export interface Input<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  body: Parsed<E, 'body'>;
  /** The query string as it came: the catalogue parses its own. */
  query: Readonly<Record<string, unknown>>;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteOptions {
  /** Requests an hour from one address. */
  hourlyLimit?: number;
}

/** The thing an id names does not exist when the id is none. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  const parsed = endpoint.params?.safeParse(params);
  if (parsed && !parsed.success) {
    throw new AppError(endpoint.errors.find((code) => code.endsWith('NOT_FOUND')) ?? 'NOT_FOUND');
  }
  return parsed?.data;
}

/** Registers an endpoint of the contract: authorises, parses, and hands the parsed input to its verb. */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: (context: Context, input: Input<(typeof endpoints)[Name]>) => unknown,
  { hourlyLimit }: RouteOptions = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      endpoint,
      ...(hourlyLimit && { rateLimit: { max: hourlyLimit, timeWindow: '1 hour' } }),
    },
    handler: async (request, reply) => {
      const viewer = resolveViewer();
      authorise(endpoint.access, viewer);
      const input = {
        params: parseParams(endpoint, request.params),
        body: endpoint.body?.parse(request.body),
        query: request.query,
        request,
        reply,
      };
      return handle({ services, viewer }, input as Input<(typeof endpoints)[Name]>);
    },
  });
}
