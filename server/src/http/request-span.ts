import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Span, Tracer } from '../core/tracing.ts';

/** Its attributes have the names of OpenTelemetry's conventions for HTTP. */
export function beginSpan(tracer: Tracer, request: IncomingMessage, appUrl: string): Span {
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

export function endSpan(span: Span, { request, response, id, route }: Answered): void {
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
