import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listAuditEntries } from './list-entries.ts';

export function auditRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, 'listAuditEntries', (context, { query }) =>
    listAuditEntries(context, query),
  );
}
