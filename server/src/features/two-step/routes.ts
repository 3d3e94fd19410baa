import type { FastifyInstance } from 'fastify';
import { makeAppSecret } from '../../auth/two-step/codes.ts';
import { twoStepOf } from '../../auth/two-step/two-step-of.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { findCurrentUser } from '../accounts/users-repository.ts';
import {
  addApp,
  addPasskey,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
  switchOffTwoStep,
} from './change-two-step.ts';
import { startPasskeyConfirmation } from './confirm-change.ts';
import { findPending, signInWithPasskey, startPasskeySignIn, takeSecondStep } from './sign-in.ts';

export function twoStepRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getPendingSignIn', async (context, { reply }) => {
    reply.header('cache-control', 'no-store');
    const { user } = await findPending(context, reply);
    const { appSince, passkeys } = await twoStepOf(services.database.db, user);
    return { hasApp: appSince !== null, hasPasskey: passkeys.length > 0 };
  });
  route(app, services, 'takeSecondStep', (context, { body, reply }) =>
    takeSecondStep(context, body, reply),
  );
  route(app, services, 'getTwoStep', async (context) =>
    twoStepOf(services.database.db, await findCurrentUser(context)),
  );
  route(app, services, 'makeAppSecret', async (context) =>
    makeAppSecret((await findCurrentUser(context)).username),
  );
  route(app, services, 'addApp', (context, { body }) => addApp(context, body));
  route(app, services, 'renewRecoveryCodes', (context, { body }) =>
    renewRecoveryCodes(context, body),
  );
  route(app, services, 'switchOffTwoStep', (context, { body }) => switchOffTwoStep(context, body));
  route(app, services, 'startPasskeySignIn', async (context, { body, reply }) => ({
    ...(await startPasskeySignIn(context, body, reply)),
  }));
  route(app, services, 'signInWithPasskey', (context, { body, reply }) =>
    signInWithPasskey(context, body, reply),
  );
  route(app, services, 'startPasskey', async (context, { body, reply }) => ({
    ...(await startPasskey(context, body, reply)),
  }));
  route(app, services, 'addPasskey', (context, { body, reply }) =>
    addPasskey(context, body, reply),
  );
  route(app, services, 'startPasskeyConfirmation', async (context) => ({
    ...(await startPasskeyConfirmation(context)),
  }));
  route(app, services, 'renamePasskey', (context, { params, body }) =>
    renamePasskey(context, { ...params, ...body }),
  );
  route(app, services, 'removePasskey', (context, { params, body }) =>
    removePasskey(context, { ...params, ...body }),
  );
}
