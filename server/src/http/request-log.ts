import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '../core/logger.ts';
import { runInRequest } from '../core/request-scope.ts';

/** What was answered with bytes that lay ready, before any route. */
const READY = 'ready';

interface Noted {
  id: string;
  request?: FastifyRequest;
}

/** Writes a line for each request: the route instead of the address, for an address may hold a token or a search. */
export class RequestLog {
  readonly #noted = new WeakMap<IncomingMessage, Noted>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** The id that a request has from its beginning. */
  idOf(request: IncomingMessage): string | undefined {
    return this.#noted.get(request)?.id;
  }

  /** Answers a request, and logs it once that is done. */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const began = performance.now();
    const { socket } = request;
    const bytesBefore = socket.bytesWritten;
    const noted: Noted = { id: randomUUID() };
    this.#noted.set(request, noted);
    response.once('close', () => {
      const { id, request: routed } = noted;
      const user = routed?.userId ?? routed?.member?.id;
      this.#logger.info(
        {
          reqId: id,
          method: request.method,
          route: routed ? (routed.routeOptions.url ?? 'none') : READY,
          status: response.statusCode,
          ms: Math.round((performance.now() - began) * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
          ...(user !== undefined && { user }),
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    runInRequest(noted.id, answer);
  }

  /** Lets the application tell which route a request has come to. */
  attach(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      const noted = this.#noted.get(request.raw);
      if (noted) noted.request = request;
    });
  }
}
