import type { FastifyInstance } from 'fastify';
import { makeAppSecret } from '../../auth/two-step/codes.ts';
import { requestOptions } from '../../auth/two-step/passkeys.ts';
import { findPendingSignIn } from '../../auth/two-step/sign-in-steps.ts';
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
import { signInWithPasskey, startPasskeySignIn, takeSecondStep } from './sign-in.ts';

export function twoStepRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getPendingSignIn', async (_context, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { user } = await findPendingSignIn(services, request);
    const { appSince, passkeys } = await twoStepOf(services.database.db, user);
    return { hasApp: appSince !== null, hasPasskey: passkeys.length > 0 };
  });
  route(app, services, 'takeSecondStep', takeSecondStep);
  route(app, services, 'getTwoStep', async (context) =>
    twoStepOf(services.database.db, await findCurrentUser(context)),
  );
  route(app, services, 'makeAppSecret', async (context) =>
    makeAppSecret((await findCurrentUser(context)).username),
  );
  route(app, services, 'addApp', addApp);
  route(app, services, 'renewRecoveryCodes', renewRecoveryCodes);
  route(app, services, 'switchOffTwoStep', switchOffTwoStep);
  route(app, services, 'startPasskeySignIn', startPasskeySignIn);
  route(app, services, 'signInWithPasskey', signInWithPasskey);
  route(app, services, 'startPasskey', startPasskey);
  route(app, services, 'addPasskey', addPasskey);
  route(app, services, 'startPasskeyConfirmation', ({ viewer }) =>
    requestOptions(services, { purpose: 'confirm', userId: viewer.id }),
  );
  route(app, services, 'renamePasskey', renamePasskey);
  route(app, services, 'removePasskey', removePasskey);
}
