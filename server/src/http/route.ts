import type { Readable } from 'node:stream';
import { endpoints, type Endpoint, type EndpointName } from '@cortado/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../core/errors.ts';
import type { Services } from './services.ts';
import { consumeLimit } from '../auth/throttling/rate-limit.ts';
import { DatabaseUnavailable } from '../database/is-unavailable.ts';
import { authorise, type MembersAccess } from './authorise.ts';
import { clientOf, type Context, type MemberContext } from './context.ts';
import {
  isExternalSignInExpired,
  type Member,
  type Viewer,
} from '../auth/sessions/session-cache.ts';
import { rememberWritingNode } from './read-your-writes.ts';
import { resolveReader, resolveViewer } from './viewer.ts';

export type { Context, MemberContext } from './context.ts';

type Parsed<E, Key extends string> =
  E extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's endpoint that a route implements. */
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** The member, on endpoints that need one. */
    member?: Member;
    /** The id of the signed-in member, where it was looked up. */
    userId?: number;
  }
}

export interface Input<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  body: E extends { rawBody: true }
    ? Buffer
    : E extends { takes: string }
      ? Readable
      : Parsed<E, 'body'>;
  query: Parsed<E, 'query'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The input of an endpoint by its name. */
export type InputOf<Name extends EndpointName> = Input<(typeof endpoints)[Name]>;

/** What a handler returns: the answer of the contract, or the reply if it has sent that itself. */
type AnswerOf<E extends Endpoint> = z.input<E['answer']> | FastifyReply;

/** The context of an endpoint: with a member where it needs one. */
type ContextOf<E extends Endpoint> = E['access'] extends 'everyone' ? Context : MemberContext;

const MEMBER_WRITES = { name: 'writes', max: 120, windowSeconds: 60 };

/** An invalid id is answered like one that does not exist. */
function parseParams(endpoint: Endpoint, params: unknown): unknown {
  const parsed = endpoint.params?.safeParse(params);
  if (parsed && !parsed.success) {
    throw new AppError(endpoint.errors?.find((code) => code.endsWith('NOT_FOUND')) ?? 'NOT_FOUND');
  }
  return parsed?.data;
}

/** Refuses callers without access to an endpoint, before the body is read. */
async function authoriseRequest(
  services: Services,
  {
    access,
    allowExpiredExternalSignIn,
    readsDuringOutage,
  }: { access: MembersAccess } & Required<
    Pick<RouteOptions, 'allowExpiredExternalSignIn' | 'readsDuringOutage'>
  >,
  request: FastifyRequest,
): Promise<void> {
  const viewer = await (readsDuringOutage ? resolveReader : resolveViewer)(services, request);
  if (viewer === undefined) throw new DatabaseUnavailable('Nothing is known of the session.');
  if (viewer) request.member = viewer;
  if (viewer && !allowExpiredExternalSignIn && isExternalSignInExpired(viewer, services.now())) {
    throw new AppError('EXTERNAL_TOKEN_EXPIRED');
  }
  const member = authorise(access, viewer);
  if (request.method !== 'GET') {
    await consumeLimit(services, MEMBER_WRITES, String(member.id));
  }
}

interface RouteOptions {
  /** The answer is the same for everybody, so that the viewer is not resolved. */
  sameForEveryone?: boolean;
  /** Also allows members whose external sign-in has to be renewed. */
  allowExpiredExternalSignIn?: boolean;
  /** Answers members while the database is unavailable; without it their reads are refused at once. */
  readsDuringOutage?: boolean;
  /** The largest body, in bytes; by default the limit of all routes. */
  bodyLimit?: number;
  /** Called once the caller is authorised, before the body is read; an error that it throws is the answer. */
  onAuthorised?: (reply: FastifyReply) => void;
  /** Called before anything that may fail. */
  onBefore?: (reply: FastifyReply) => void;
}

/** Registers an endpoint of the contract: resolves the viewer, authorises, parses the input and calls its handler. */
export function route<Name extends EndpointName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: (
    context: ContextOf<(typeof endpoints)[Name]>,
    input: Input<(typeof endpoints)[Name]>,
  ) => AnswerOf<(typeof endpoints)[Name]> | Promise<AnswerOf<(typeof endpoints)[Name]>>,
  {
    sameForEveryone = false,
    allowExpiredExternalSignIn = false,
    readsDuringOutage = false,
    bodyLimit,
    onAuthorised,
    onBefore,
  }: RouteOptions = {},
): void {
  const endpoint: Endpoint = endpoints[name];
  const { access } = endpoint;
  const isRead = endpoint.method === 'GET';
  const isPublicRead = isRead && access === 'everyone';
  const findViewer = async (request: FastifyRequest): Promise<Viewer | undefined> => {
    if (sameForEveryone) return null;
    if (request.member) return request.member;
    if (!isPublicRead) return resolveViewer(services, request);
    const viewer = await resolveReader(services, request);
    return viewer && isExternalSignInExpired(viewer, services.now()) ? null : viewer;
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    ...(bodyLimit && { bodyLimit }),
    ...(access !== 'everyone' && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        await authoriseRequest(
          services,
          { access, allowExpiredExternalSignIn, readsDuringOutage },
          request,
        );
        onAuthorised?.(reply);
      },
    }),
    handler: async (request, reply) => {
      onBefore?.(reply);
      const viewer = await findViewer(request);
      if (viewer) request.userId = viewer.id;
      const input = {
        params: parseParams(endpoint, request.params),
        body:
          endpoint.rawBody || endpoint.takes ? request.body : endpoint.body?.parse(request.body),
        query: endpoint.query?.parse(request.query),
        request,
        reply,
      };
      if (!isRead && request.member) rememberWritingNode(services, reply);
      if (!isPublicRead) reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
      const context = {
        services,
        viewer: viewer ?? null,
        isProvisional: viewer === undefined,
        client: clientOf(request),
      };
      const answer = async () =>
        handle(
          context as ContextOf<(typeof endpoints)[Name]>,
          input as Input<(typeof endpoints)[Name]>,
        );
      const needsDatabase = isRead && !isPublicRead && !readsDuringOutage;
      return needsDatabase ? services.database.breaker.run(answer) : answer();
    },
  });
}
