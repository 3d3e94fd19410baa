import type { FastifyInstance, FastifyReply } from 'fastify';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { getImport, listImportRows, listImports } from './batches.ts';
import { importCafes, previewImport, previewImportFile } from './import-cafes.ts';
import { readColumns } from './mapping/read-columns.ts';
import { exportImportNotes, listImportNotes } from './notes/notes.ts';
import { cancelImport, dismissImportRows, runImport, undoImport } from './run-import.ts';

/** One file is read while the others wait; each is up to 20 MB in memory. */
const MAX_PREVIEWS = 4;
/** The beginning of a file as JSON, whatever its letters are. */
const MAX_HEAD_BYTES = 1_500_000;
/** What a file of a MB may take as JSON, where each of its quotes and line breaks takes a character more. */
const BYTES_PER_MB = 1_250_000;

export function importRoutes(app: FastifyInstance, services: Services): void {
  let previews = 0;
  /** Counts a request before its body is read, until its connection has closed. @throws AppError UNAVAILABLE */
  const countPreview = ({ raw }: FastifyReply) => {
    if (previews === MAX_PREVIEWS) throw new AppError('UNAVAILABLE', wordError('previewsBusy'));
    previews += 1;
    raw.once('close', () => {
      previews -= 1;
    });
  };
  route(app, services, 'importCafes', importCafes);
  route(app, services, 'previewImport', previewImport);
  route(app, services, 'previewImportFile', previewImportFile, {
    bodyLimit: services.settings.IMPORT_MAX_MB * BYTES_PER_MB,
    onAuthorised: countPreview,
  });
  route(app, services, 'readImportColumns', readColumns, { bodyLimit: MAX_HEAD_BYTES });
  route(app, services, 'listImports', listImports);
  route(app, services, 'listImportRows', listImportRows);
  route(app, services, 'listImportNotes', listImportNotes);
  route(app, services, 'exportImportNotes', exportImportNotes);
  route(app, services, 'getImport', getImport);
  route(app, services, 'runImport', runImport);
  route(app, services, 'dismissImportRows', dismissImportRows);
  route(app, services, 'cancelImport', cancelImport);
  route(app, services, 'undoImport', (context, { params }) => undoImport(context, params.id));
}
