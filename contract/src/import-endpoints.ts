import { z } from 'zod';
import { idParam, type Endpoint } from './endpoint.ts';
import { importColumns, importHead } from './import-mapping.ts';
import {
  importBatch,
  importDismissal,
  importFile,
  importPreview,
  importRequest,
  importResult,
  importRow,
  importRun,
  place,
  placeLookup,
  placeSearch,
  placeSource,
  placeSuggestion,
  undoneImport,
} from './imports.ts';

const PLACES = ['PLACES_UNAVAILABLE', 'PLACE_NOT_FOUND'] as const;

/** Cafes from elsewhere, and places by their names. */
export const importEndpoints = {
  importCafes: {
    method: 'POST',
    path: '/api/admin/import-cafes',
    access: 'admin',
    summary:
      'Imports the cafes of a place as drafts. Known ones and likely duplicates are left out.',
    body: importRequest,
    answer: importResult,
    errors: PLACES,
  },
  previewImport: {
    method: 'POST',
    path: '/api/admin/imports',
    access: 'admin',
    summary: 'Previews an import from a place, without importing.',
    body: importRequest,
    answer: importPreview,
    errors: PLACES,
  },
  previewImportFile: {
    method: 'POST',
    path: '/api/admin/imports/file',
    access: 'admin',
    summary: 'Previews an import of a CSV or GeoJSON file.',
    body: importFile,
    rawBody: true,
    answer: importPreview,
  },
  readImportColumns: {
    method: 'POST',
    path: '/api/admin/imports/columns',
    access: 'admin',
    summary:
      'What the columns of a CSV file or the properties of a GeoJSON file are taken for, by its beginning: as they were the last time, or by a guess.',
    body: importHead,
    answer: importColumns,
  },
  listImports: {
    method: 'GET',
    path: '/api/admin/imports',
    access: 'admin',
    summary: 'The last fifty imports, newest first.',
    answer: z.array(importBatch),
  },
  getImport: {
    method: 'GET',
    path: '/api/admin/imports/{id}',
    access: 'admin',
    summary: 'The progress of an import.',
    params: idParam,
    answer: importBatch,
    errors: ['IMPORT_NOT_FOUND'],
  },
  listImportRows: {
    method: 'GET',
    path: '/api/admin/imports/{id}/rows',
    access: 'admin',
    summary: 'The rows of an import that stayed for review, a thousand at most.',
    params: idParam,
    answer: z.array(importRow),
    errors: ['IMPORT_NOT_FOUND'],
  },
  runImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/run',
    access: 'admin',
    summary:
      'Starts a previewed import, or continues one; it goes on after the answer. Of one that is done it takes up the rows that stayed for review.',
    params: idParam,
    body: importRun,
    answer: importBatch,
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
  },
  dismissImportRows: {
    method: 'POST',
    path: '/api/admin/imports/{id}/dismiss',
    access: 'admin',
    summary: 'Drops rows of an import that stayed for review.',
    params: idParam,
    body: importDismissal,
    answer: importBatch,
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/{id}/undo',
    access: 'admin',
    summary:
      'Deletes the cafes of an import that are drafts and that nobody has worked on since: no edit, check, owner, photo, suggestion, favorite, rating or merge. Each can be restored from the activity.',
    params: idParam,
    answer: undoneImport,
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY'],
  },
  listPlaceSources: {
    method: 'GET',
    path: '/api/admin/places/sources',
    access: 'admin',
    summary: 'The sources cafes can be imported from, the configured one first.',
    answer: z.array(placeSource),
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/admin/places',
    access: 'admin',
    summary: 'Completes a city or an address of the United States.',
    query: placeSearch,
    answer: z.array(placeSuggestion),
    errors: ['PLACES_UNAVAILABLE'],
  },
  getPlace: {
    method: 'GET',
    path: '/api/admin/place',
    access: 'admin',
    summary: 'The address and position of a suggested place.',
    query: placeLookup,
    answer: place,
    errors: PLACES,
  },
} as const satisfies Record<string, Endpoint>;
