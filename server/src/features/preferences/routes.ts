import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { addPreference } from './add-preference.ts';
import { listPreferences } from './list-preferences.ts';
import { clearPreferences } from './clear-preferences.ts';
import { removePreference } from './remove-preference.ts';

export function preferenceRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listPreferences', listPreferences);
  route(app, services, 'addPreference', (context, { body }) => addPreference(context, body));
  route(app, services, 'removePreference', (context, { params }) =>
    removePreference(context, params.id),
  );
  route(app, services, 'clearPreferences', clearPreferences);
}
