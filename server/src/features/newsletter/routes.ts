import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { confirmNewsletter } from './confirm.ts';
import { subscribe } from './subscribe.ts';
import { openUnsubscribeLink, unsubscribe } from './unsubscribe.ts';

export function newsletterRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'subscribeNewsletter', (context, { body }) => subscribe(context, body));
  route(app, services, 'confirmNewsletter', (context, { body }) =>
    confirmNewsletter(context, body),
  );
  route(app, services, 'openUnsubscribeLink', (_context, { query, reply }) =>
    openUnsubscribeLink(reply, query.token),
  );
  // Mail programs post a form here (RFC 8058); its only field is constant, so the body is ignored.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { bodyLimit: 4096 },
      (_request, payload, done) => {
        payload.resume().on('end', () => done(null, null));
      },
    );
    route(scope, services, 'unsubscribeNewsletter', (context, { query }) =>
      unsubscribe(context, query.token),
    );
  });
}
