import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import {
  askForNewEmail,
  confirmNewEmail,
  dropNewEmail,
  sendNewEmailLink,
  undoEmailChange,
} from './change-email.ts';
import { changeProfile, changeUsername, checkUsername } from './change-profile.ts';
import { deleteAccount, previewDeletion } from './delete-account.ts';

export function ownAccountRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'changeProfile', (context, { body }) => changeProfile(context, body));
  route(app, services, 'checkUsername', (context, { query }) => checkUsername(context, query));
  route(app, services, 'changeUsername', (context, { body }) => changeUsername(context, body));
  route(app, services, 'changeEmail', (context, { body }) => askForNewEmail(context, body));
  route(app, services, 'sendNewEmailLink', sendNewEmailLink);
  route(app, services, 'dropNewEmail', dropNewEmail);
  route(app, services, 'confirmNewEmail', (context, { body }) => confirmNewEmail(context, body));
  route(app, services, 'undoEmailChange', (context, { body }) => undoEmailChange(context, body));
  route(app, services, 'previewDeletion', previewDeletion);
  route(app, services, 'deleteAccount', (context, { body, reply }) =>
    deleteAccount(context, body, reply),
  );
}
