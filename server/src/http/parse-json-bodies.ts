import type { FastifyInstance } from 'fastify';

/** Parses JSON bodies, but for those that their endpoint takes as bytes. */
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
