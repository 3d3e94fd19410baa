import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { mergeCafes } from './merge-cafes.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

export function mergeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'previewMerge', (context, { query }) => previewMerge(context, query));
  route(app, services, 'mergeCafes', (context, { body }) => mergeCafes(context, body));
  route(app, services, 'undoMerge', (context, { params }) => undoMerge(context, params.id));
}
