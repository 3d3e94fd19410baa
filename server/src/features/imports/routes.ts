import type { FastifyInstance, FastifyReply } from 'fastify';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getImport, listImportRows, listImports } from './batches.ts';
import { importCafes } from './import-cafes.ts';
import { readColumns } from './mapping/read-columns.ts';
import { exportImportNotes, listImportNotes } from './notes/notes.ts';
import { previewImport, previewImportFile } from './preview-import.ts';
import { cancelImport, dismissImportRows, runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

/** One file is looked at while the others wait; each is up to 20 MB in memory. */
const MAX_PREVIEWS = 4;

/** The files that are looked at, or wait for it. */
class OpenPreviews {
  #count = 0;

  /**
   * Counts a request until its connection is done with it; to be called before its body is read.
   * @throws AppError UNAVAILABLE
   */
  begin({ raw }: FastifyReply): void {
    if (this.#count === MAX_PREVIEWS) {
      throw new AppError('UNAVAILABLE', wordError('previewsBusy'));
    }
    this.#count += 1;
    raw.once('close', () => {
      this.#count -= 1;
    });
  }
}

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
