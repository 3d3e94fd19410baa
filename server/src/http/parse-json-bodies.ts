import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies, except for endpoints that take the raw bytes. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (request.routeOptions.config.endpoint?.rawBody) done(null, body);
      else void parseJson(request, body.toString(), done);
    },
  );
}
