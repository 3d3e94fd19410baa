import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../core/logger.ts';
import { runInRequest } from '../core/request-scope.ts';
import type { Span, Tracer } from '../core/tracing.ts';
import type { Services } from './services.ts';

/** Its attributes have the names of OpenTelemetry's conventions for HTTP. */
function beginSpan(tracer: Tracer, request: IncomingMessage, appUrl: string): Span {
  const { method = '', httpVersion, headers, url = '' } = request;
  const { hostname, protocol } = new URL(appUrl);
  const attributes = {
    'http.request.method': method,
    'network.protocol.version': httpVersion,
    'server.address': hostname,
    'url.scheme': protocol.slice(0, -1),
    // Queries contain tokens and searches.
    'url.path': url.split('?', 1)[0],
  };
  return tracer.request(method, attributes, headers);
}

interface Answered {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  /** The pattern of its route, if it has come to one. */
  route: string | undefined;
}

function endSpan(span: Span, { request, response, id, route }: Answered): void {
  const { statusCode: status, headersSent, writableFinished } = response;
  span.end({
    ...(route !== undefined && { name: `${request.method} ${route}` }),
    attributes: {
      'cortado.request.id': id,
      'http.route': route,
      'http.response.status_code': headersSent ? status : undefined,
      ...(!writableFinished && { 'error.type': 'aborted' }),
    },
    ...(status >= 500 && { error: String(status) }),
  });
}

/** What was answered with bytes that lay ready, before any route. */
const READY = 'ready';
const NO_ROUTE = 'none';

interface Noted {
  id: string;
  request?: FastifyRequest;
}

/** Writes a line for each request, or sends a span, or both. */
export class RequestObserver {
  readonly #noted = new WeakMap<IncomingMessage, Noted>();
  readonly #logger: Logger | null;
  readonly #tracer: Tracer | null;
  readonly #appUrl: string;

  constructor(logger: Logger | null, tracer: Tracer | null, appUrl: string) {
    this.#logger = logger;
    this.#tracer = tracer;
    this.#appUrl = appUrl;
  }

  /** The id that a request has from its beginning. */
  idOf(request: IncomingMessage): string | undefined {
    return this.#noted.get(request)?.id;
  }

  /** Answers a request, and reports it once that is done. */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const noted: Noted = { id: randomUUID() };
    this.#noted.set(request, noted);
    const scope = { id: noted.id };
    if (this.#logger) this.#log(this.#logger, noted, request, response);
    const span = this.#tracer && beginSpan(this.#tracer, request, this.#appUrl);
    if (!span) return runInRequest(scope, answer);
    response.once('close', () =>
      endSpan(span, { request, response, ...scope, route: noted.request?.routeOptions.url }),
    );
    runInRequest({ ...scope, span }, answer);
  }

  /** It has the route instead of the address, for an address may hold a token or a search. */
  #log(logger: Logger, noted: Noted, request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    response.once('close', () => {
      const { id, request: routed } = noted;
      const user = routed?.userId ?? routed?.member?.id;
      logger.info(
        {
          reqId: id,
          method: request.method,
          route: routed ? (routed.routeOptions.url ?? NO_ROUTE) : READY,
          status: response.statusCode,
          ms: Math.round((performance.now() - began) * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
          ...(user !== undefined && { user }),
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
  }

  /** Lets the application report the route of a request. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const noted = this.#noted.get(request.raw);
      if (noted) noted.request = request;
    });
  }
}

/** Null where neither lines nor spans are asked for, which would cost each request. */
export function requestObserver({
  settings,
  logger,
  tracer,
}: Pick<Services, 'settings' | 'logger' | 'tracer'>): RequestObserver | null {
  const asked = settings.LOG_REQUESTS ? logger : null;
  return asked || tracer ? new RequestObserver(asked, tracer, settings.APP_URL) : null;
}
