import { z } from 'zod';
import { rowId } from './endpoint.ts';

export const PLACE_SOURCES = ['bundled', 'osm', 'google'] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** Where cafes may come from here, the configured one first. */
export const placeSource = z.object({
  name: z.enum(PLACE_SOURCES),
  label: z.string(),
  /** Whose data it is, as its licence wants it said; null where nothing is asked. */
  credit: z.string().nullable(),
});
export type PlaceSourceInfo = z.infer<typeof placeSource>;

export const LOCATION_MISSING = 'Please enter a location';
const location = z.string(LOCATION_MISSING).trim().min(1, LOCATION_MISSING).max(200);

export const importRequest = z.object({ location, source: z.enum(PLACE_SOURCES).optional() });
/** A CSV or GeoJSON file as text. */
export const importFile = z.object({
  name: z.string().trim().min(1).max(200),
  content: z.string('Please choose a file').min(1, 'The file is empty'),
});

/** Likely duplicates, by their row numbers, that are to come in all the same. */
export const importRun = z.object({ include: z.array(rowId).max(50_000).default([]) });

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
  state: z.enum(['previewed', 'running', 'done', 'failed', 'undone']),
  /** How many rows are through. */
  done: z.int(),
  /** How many rows cannot be read. Why is said in `errors` once the batch is at rest, and asked for by its id. */
  failed: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type ImportBatch = z.infer<typeof importBatch>;

/** A cafe of a like name within this is likely the same one; farther off it is likely a branch. */
export const NEAR_METERS = 100;

export const importRow = z.object({
  /** As in the file, the heading being row 1; counted from 1 elsewhere. */
  number: z.int(),
  name: z.string(),
  address: z.string(),
  verdict: z.enum(['new', 'known', 'duplicate', 'problem']),
  /** What is wrong with it. */
  problem: z.string().nullable(),
  /** What it may be a duplicate of, and why. */
  like: z
    .object({ name: z.string(), address: z.string(), meters: z.int(), reason: z.string() })
    .nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

/** What an import would do. */
export const importPreview = z.object({
  /** What `run` takes; null where there is nothing to bring in. */
  batch: importBatch.nullable(),
  total: z.int(),
  errors: z.array(z.string()),
  counts: z.object({ new: z.int(), known: z.int(), duplicate: z.int(), problem: z.int() }),
  /** Those to look at, a thousand at most: duplicates and problems before new ones. */
  rows: z.array(importRow),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Letters of an address or a city; one session from the first letter to the choice. */
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
  /** Null where it has to be looked up by its id. */
  place: place.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;
