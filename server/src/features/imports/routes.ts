import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { dismissImportRows } from './dismiss-rows.ts';
import { importCafes } from './import-cafes.ts';
import { OpenPreviews } from './files/open-previews.ts';
import { getImport } from './get-import.ts';
import { listImportRows } from './list-import-rows.ts';
import { listImports } from './list-imports.ts';
import { readColumns } from './mapping/read-columns.ts';
import { exportImportNotes } from './notes/export-notes.ts';
import { listImportNotes } from './notes/list-notes.ts';
import { previewImport, previewImportFile } from './preview-import.ts';
import { cancelImport, runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

/** The beginning of a file as JSON, whatever its letters are. */
const MAX_HEAD_BYTES = 1_500_000;
/** What a file of a MB may come to as JSON, where each of its quotes and line breaks takes a character more. */
const BYTES_PER_MB = 1_250_000;

export function importRoutes(app: FastifyInstance, services: Services): void {
  const previews = new OpenPreviews();
  route(app, services, 'importCafes', (context, { body }) => importCafes(context, body));
  route(app, services, 'previewImport', (context, { body }) => previewImport(context, body));
  route(
    app,
    services,
    'previewImportFile',
    (context, { body }) => previewImportFile(context, body),
    {
      bodyLimit: services.settings.IMPORT_MAX_MB * BYTES_PER_MB,
      onAuthorised: (reply) => previews.begin(reply),
    },
  );
  route(app, services, 'readImportColumns', (context, { body }) => readColumns(context, body), {
    bodyLimit: MAX_HEAD_BYTES,
  });
  route(app, services, 'listImports', listImports);
  route(app, services, 'listImportRows', (context, { params }) =>
    listImportRows(context, params.id),
  );
  route(app, services, 'listImportNotes', (context, { params, query }) =>
    listImportNotes(context, { ...query, ...params }),
  );
  route(app, services, 'exportImportNotes', (context, { params, reply }) =>
    exportImportNotes(context, params.id, reply),
  );
  route(app, services, 'getImport', (context, { params }) => getImport(context, params.id));
  route(app, services, 'runImport', (context, { params, body }) =>
    runImport(context, { ...body, ...params }),
  );
  route(app, services, 'dismissImportRows', (context, { params, body }) =>
    dismissImportRows(context, { ...body, ...params }),
  );
  route(app, services, 'cancelImport', (context, { params }) => cancelImport(context, params.id));
  route(app, services, 'undoImport', (context, { params }) => undoImport(context, params.id));
}
