import { z } from 'zod';
import { rowId } from './endpoint.ts';
import { importMapping } from './import-mapping.ts';
import { noteCounts, rowNote } from './import-notes.ts';
import * as texts from './texts/admin.ts';

export const PLACE_SOURCES = ['bundled', 'osm', 'google'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** A source of cafes to import; the configured one is listed first. */
export const placeSource = z.object({
  name: z.enum(PLACE_SOURCES),
  label: z.string(),
  /** The attribution that the data's licence requires; null if none. */
  credit: z.string().nullable(),
});
export type PlaceSourceInfo = z.infer<typeof placeSource>;

const location = z
  .string(texts.importLocationRequired)
  .trim()
  .min(1, texts.importLocationRequired)
  .max(200);

export const importRequest = z.object({ location, source: z.enum(PLACE_SOURCES).optional() });
/** A CSV or GeoJSON file as text. */
export const importFile = z.object({
  name: z.string().trim().min(1).max(200),
  content: z.string(texts.importFileRequired).min(1, texts.importFileEmpty),
  /** The mapping of its columns; without it they must have the names of an export. */
  mapping: importMapping.optional(),
});

export const importRun = z.object({
  /** Row numbers of likely duplicates that are to be imported anyway. */
  include: z.array(rowId).max(50_000).default([]),
  /** Swaps latitude and longitude of the rows where they look swapped. */
  swap: z.boolean().default(false),
});

/** Row numbers. */
export const importDismissal = z.object({ rows: z.array(rowId).min(1).max(1000) });

export const importResult = z.object({
  total: z.int(),
  imported: z.int(),
  skipped: z.int(),
  errors: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResult>;

export const importBatch = importResult.extend({
  id: z.int(),
  /** 'file', or a place source. */
  source: z.string(),
  location: z.string(),
  state: z.enum(['previewed', 'running', 'done', 'failed', 'canceled', 'undone']),
  /** The number of processed rows. */
  done: z.int(),
  /** The number of rows that were not imported. `errors` says why once the batch has ended, when it is requested by its id. */
  failed: z.int(),
  /** How many of these stayed for review: run it again to look up their positions again, or to include likely duplicates. */
  left: z.int(),
  /** The number of rows whose position is still to be looked up. */
  unplaced: z.int(),
  /** Why it failed; '' if it did not. */
  failure: z.string(),
  /** Of the rows that may be imported, or were. */
  notes: noteCounts,
  /** The names of the file's ignored columns. */
  unusedColumns: z.array(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type ImportBatch = z.infer<typeof importBatch>;

export const undoneImport = importBatch.extend({
  /** How many of its cafes were not deleted, because they were published or worked on since. */
  stayed: z.int(),
});
export type UndoneImport = z.infer<typeof undoneImport>;

/** A cafe with a similar name within this distance is likely the same; farther apart it is likely a branch. */
export const NEAR_METERS = 100;

export const importRow = z.object({
  /** The row in the file, where the heading is row 1; counted from 1 for other sources. */
  number: z.int(),
  name: z.string(),
  address: z.string(),
  verdict: z.enum(['new', 'known', 'duplicate', 'unplaced', 'problem']),
  /** What is wrong with it. */
  problem: z.string().nullable(),
  /** The values that are left out, changed, or imported although they look wrong. */
  notes: z.array(rowNote),
  /** The cafe it may be a duplicate of, and why. */
  like: z
    .object({ name: z.string(), address: z.string(), meters: z.int(), reason: z.string() })
    .nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

/** What an import would do. */
export const importPreview = z.object({
  /** The batch to run; null if there is nothing to import. */
  batch: importBatch.nullable(),
  total: z.int(),
  errors: z.array(z.string()),
  /** The names of the file's ignored columns. */
  unusedColumns: z.array(z.string()),
  counts: z.object({
    new: z.int(),
    known: z.int(),
    duplicate: z.int(),
    unplaced: z.int(),
    problem: z.int(),
  }),
  /** The rows to review, a thousand at most: duplicates and problems before new ones. */
  rows: z.array(importRow),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Part of an address or a city; one session from the first letter to the choice. */
export const placeSearch = z.object({
  q: z.string().trim().min(1).max(200),
  kind: z.enum(['city', 'address']).default('address'),
  session: z.string().max(64).optional(),
});
export const placeLookup = z.object({
  id: z.string().min(1).max(300),
  session: z.string().max(64).optional(),
});

export const place = z.object({
  /** The formatted address. */
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Area, sublocality or locality. */
  neighborhood: z.string(),
});
export type Place = z.infer<typeof place>;

export const placeSuggestion = z.object({
  id: z.string(),
  label: z.string(),
  /** Null if it has to be looked up by its id. */
  place: place.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
