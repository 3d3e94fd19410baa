import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { mergeCafes } from './merge-cafes.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

export function mergeRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'previewMerge', previewMerge);
  route(app, services, 'mergeCafes', mergeCafes);
  route(app, services, 'undoMerge', (context, { params }) => undoMerge(context, params.id));
}
