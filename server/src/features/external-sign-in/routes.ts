import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { finishExternalSignIn, startExternalSignIn } from './flow.ts';
import { externalLogin, unlinkExternalSignIn } from './login.ts';
import { refreshExternalSignIn } from './refresh.ts';

export function externalSignInRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'startExternalSignIn', startExternalSignIn);
  route(app, services, 'finishExternalSignIn', finishExternalSignIn);
  route(app, services, 'externalLogin', externalLogin);
  route(app, services, 'unlinkExternalSignIn', unlinkExternalSignIn);
  route(app, services, 'refreshExternalSignIn', refreshExternalSignIn, {
    allowExpiredExternalSignIn: true,
  });
}
