import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { askForNewEmail, dropNewEmail, sendNewEmailLink } from './ask-for-new-email.ts';
import { changeProfile } from './change-profile.ts';
import { changeUsername, checkUsername } from './change-username.ts';
import { confirmNewEmail } from './confirm-new-email.ts';
import { deleteAccount } from './delete-account.ts';
import { previewDeletion } from './preview-deletion.ts';
import { undoEmailChange } from './undo-email-change.ts';

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
