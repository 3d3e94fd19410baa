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
  route(app, services, 'changeProfile', changeProfile);
  route(app, services, 'checkUsername', checkUsername);
  route(app, services, 'changeUsername', changeUsername);
  route(app, services, 'changeEmail', askForNewEmail);
  route(app, services, 'sendNewEmailLink', sendNewEmailLink);
  route(app, services, 'dropNewEmail', dropNewEmail);
  route(app, services, 'confirmNewEmail', confirmNewEmail);
  route(app, services, 'undoEmailChange', undoEmailChange);
  route(app, services, 'previewDeletion', previewDeletion);
  route(app, services, 'deleteAccount', deleteAccount);
}
