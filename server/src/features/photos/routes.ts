import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { editPhoto, listPhotos, orderPhotos, removePhoto, restorePhoto } from './edit-photos.ts';
import { photoFileRoute } from './serve-photo.ts';

export function photoRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listManagedPhotos', listPhotos);
  route(app, services, 'orderPhotos', (context, { params, body }) =>
    orderPhotos(context, { ...body, ...params }),
  );
  route(app, services, 'editPhoto', (context, { params, body }) =>
    editPhoto(context, { ...body, ...params }),
  );
  route(app, services, 'removePhoto', (context, { params }) => removePhoto(context, params.id));
  route(app, services, 'restorePhoto', (context, { params }) => restorePhoto(context, params.id));
  photoFileRoute(app, services);
}
