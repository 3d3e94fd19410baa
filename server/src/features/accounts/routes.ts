import type { FastifyInstance } from 'fastify';
import { answerPage } from '../../http/page-links.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { changePassword } from './change-password.ts';
import { requireOwnPage } from '../../http/security/same-origin.ts';
import { confirmEmail, sendConfirmation } from './confirm-email.ts';
import { clearSessionCookie } from '../../auth/sessions/session-cookie.ts';
import { createTestUser, deleteUser, listUsers } from './manage-users.ts';
import { exportAccount } from './export-account.ts';
import {
  forgotPassword,
  openResetLink,
  readResetToken,
  resetPassword,
  verifyResetToken,
} from './reset-password.ts';
import { getUser } from './users-repository.ts';
import { login, logout, register } from './sign-in.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, services, 'getUser', getUser);
  route(app, services, 'register', (context, { body, reply }) => register(context, body, reply));
  route(app, services, 'login', (context, { body, reply }) => login(context, body, reply));
  route(app, services, 'logout', logout, {
    // The cookie is cleared even if something fails afterwards.
    onBefore: (reply) => clearSessionCookie(settings, reply),
  });
  route(app, services, 'forgotPassword', (context, { body }) => forgotPassword(context, body));
  route(app, services, 'openResetLink', (context, { params, query, reply }) =>
    openResetLink(context, { ...params, ...query }, reply),
  );
  route(app, services, 'verifyResetToken', (context, { body, request }) =>
    verifyResetToken(context, readResetToken(settings, request, body.token)),
  );
  route(app, services, 'resetPassword', (context, { body, request, reply }) => {
    const token = readResetToken(settings, request, body.token);
    return resetPassword(context, { ...body, token }, reply);
  });
  route(app, services, 'changePassword', (context, { body, reply }) =>
    changePassword(context, body, reply),
  );
  route(app, services, 'confirmEmail', (context, { body }) => confirmEmail(context, body));
  route(app, services, 'sendConfirmation', sendConfirmation);
  route(app, services, 'listUsers', async (context, input) =>
    answerPage(await listUsers(context, input.query), input),
  );
  route(app, services, 'createTestUser', (context, { request }) => {
    requireOwnPage(request, settings);
    return createTestUser(context);
  });
  route(app, services, 'deleteUser', (context, { params }) => deleteUser(context, params.id));
  route(app, services, 'exportAccount', (context, { reply }) => {
    reply.header('content-disposition', 'attachment; filename="cortado-my-data.json"');
    return exportAccount(context);
  });
}
