import type { FastifyInstance } from 'fastify';
import { makeAppSecret } from '../../auth/two-step/totp.ts';
import { twoStepOf } from '../../auth/two-step/two-step-of.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { findSelf } from '../accounts/find-self.ts';
import { addApp } from './add-app.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { switchOffTwoStep } from './switch-off.ts';
import { findPending, takeSecondStep } from './take-second-step.ts';

export function twoStepRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  route(app, services, 'getPendingSignIn', async (context, { reply }) => {
    reply.header('cache-control', 'no-store');
    const { user } = await findPending(context, reply);
    const { appSince } = await twoStepOf(db, user);
    return { hasApp: appSince !== null };
  });
  route(app, services, 'takeSecondStep', (context, { body, reply }) =>
    takeSecondStep(context, body, reply),
  );
  route(app, services, 'getTwoStep', async (context) => twoStepOf(db, await findSelf(context)));
  route(app, services, 'makeAppSecret', async (context) =>
    makeAppSecret((await findSelf(context)).username),
  );
  route(app, services, 'addApp', (context, { body }) => addApp(context, body));
  route(app, services, 'renewRecoveryCodes', (context, { body }) =>
    renewRecoveryCodes(context, body),
  );
  route(app, services, 'switchOffTwoStep', (context, { body }) => switchOffTwoStep(context, body));
}
