import type { FastifyInstance } from 'fastify';
import { clearSessionCookie } from '../../auth/cookies.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, sendConfirmation } from './confirm-email.ts';
import { exportAccount } from './export-account.ts';
import { createTestUser, deleteUser, listUsers } from './manage-users.ts';
import {
  forgotPassword,
  openResetLink,
  resetPassword,
  verifyResetToken,
} from './reset-password.ts';
import { endOtherSessions, listSessions, login, logout, register } from './sign-in.ts';
import { getUser } from './users-repository.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'getUser', getUser);
  route(app, services, 'register', register);
  route(app, services, 'login', login);
  route(app, services, 'logout', logout, {
    // The cookie is cleared even if something fails afterwards.
    onBefore: (reply) => clearSessionCookie(services.settings, reply),
  });
  route(app, services, 'listSessions', listSessions);
  route(app, services, 'endOtherSessions', endOtherSessions);
  route(app, services, 'forgotPassword', forgotPassword);
  route(app, services, 'openResetLink', openResetLink);
  route(app, services, 'verifyResetToken', verifyResetToken);
  route(app, services, 'resetPassword', resetPassword);
  route(app, services, 'changePassword', changePassword);
  route(app, services, 'confirmEmail', confirmEmail);
  route(app, services, 'sendConfirmation', sendConfirmation);
  route(app, services, 'listUsers', listUsers);
  route(app, services, 'createTestUser', createTestUser);
  route(app, services, 'deleteUser', deleteUser);
  route(app, services, 'exportAccount', exportAccount);
}
