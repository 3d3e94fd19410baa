import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { finishExternalSignIn, startExternalSignIn } from './flow.ts';
import { externalLogin, unlinkExternalSignIn } from './login.ts';
import { refreshExternalSignIn } from './refresh.ts';

export function externalSignInRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'startExternalSignIn', (context, { query, reply }) =>
    startExternalSignIn(context, query, reply),
  );
  route(app, services, 'finishExternalSignIn', (context, { request, reply }) =>
    finishExternalSignIn(context, request, reply),
  );
  route(app, services, 'externalLogin', (context, { body, ...exchange }) =>
    externalLogin(context, body, exchange),
  );
  route(app, services, 'unlinkExternalSignIn', (context, { body }) =>
    unlinkExternalSignIn(context, body),
  );
  route(
    app,
    services,
    'refreshExternalSignIn',
    (context, exchange) => refreshExternalSignIn(context, exchange),
    { allowExpiredExternalSignIn: true },
  );
}
