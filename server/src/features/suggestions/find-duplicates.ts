import {
  distanceKm,
  NEAR_METERS,
  parseCafeQuery,
  type Bbox,
  type duplicateQuery,
  type LikelyDuplicate,
  type Point,
} from '@cortado/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Snapshot } from '../../catalogue/types.ts';
import { tokenize } from '@cortado/search/text/fold';
import type { Context } from '../../http/route.ts';
import { isSimilarName, significantTokens } from '../imports/duplicate-index.ts';

const MAX_DUPLICATES = 5;
/** How many cafes are compared for each word, and around the position. */
const MAX_FOUND = '20';
/** How many words of a name are searched one by one. */
const MAX_WORDS = 4;

const STREET_KINDS = new Set(
  'st street ave avenue rd road blvd boulevard sq square ln lane dr drive pl place'.split(' '),
);

/** The street's name, without number and kind. */
function streetOf(address: string): string {
  const [first = ''] = address.split(',', 1);
  return tokenize(first)
    .filter((word) => !/^\d/.test(word) && !STREET_KINDS.has(word))
    .join(' ');
}

function boxAround({ lat, lng }: Point): Bbox {
  const rise = NEAR_METERS / 111_000;
  const run = Math.min(1, rise / Math.max(Math.cos((lat * Math.PI) / 180), 0.01));
  const west = Math.max(-180, lng - run);
  const east = Math.min(180, lng + run);
  return [west, Math.max(-90, lat - rise), east, Math.min(90, lat + rise)];
}

/** Cafes with words of the name, and those around, by the catalogue's own search. */
function candidates(snapshot: Snapshot, words: readonly string[], here: Point | null): Set<number> {
  const nearFirst = here && {
    sortBy: 'distance',
    lat: here.lat.toFixed(6),
    lng: here.lng.toFixed(6),
  };
  const search = (query: object) =>
    snapshot.search(parseCafeQuery({ ...query, ...nearFirst, limit: MAX_FOUND })).ids;
  const texts = new Set([words.join(' '), ...words.slice(0, MAX_WORDS)].filter(Boolean));
  const bbox = here && boxAround(here).map((degrees) => degrees.toFixed(6));
  return new Set([
    ...[...texts].flatMap((q) => search({ q })),
    ...(bbox ? search({ bbox: bbox.join(',') }) : []),
  ]);
}

/**
 * The published cafes that may be the suggested one, the likeliest first.
 * @throws AppError RATE_LIMITED
 */
export function findDuplicates(
  { services: { catalogue, uncachedReads }, client }: Context,
  {
    query: { name, address, lat, lng },
    reply,
  }: { query: z.output<typeof duplicateQuery>; reply: FastifyReply },
): LikelyDuplicate[] {
  reply.header('cache-control', 'no-store');
  uncachedReads.take(client.ip);
  const { snapshot } = catalogue;
  const here = lat === undefined || lng === undefined ? null : { lat, lng };
  const words = name ? significantTokens(name) : [];
  const street = streetOf(address);
  const found = [...candidates(snapshot, words, here)].map((id) => {
    const cafe = snapshot.cafes.get(id)!;
    const there = { lat: Number(cafe.latitude), lng: Number(cafe.longitude) };
    const hasLikeName = words.length > 0 && isSimilarName(words, significantTokens(cafe.name));
    const hasLikeAddress = street !== '' && streetOf(cafe.address) === street;
    const meters = here && Math.round(distanceKm(here, there) * 1000);
    const isNear = meters !== null && meters <= NEAR_METERS;
    const doubt = (hasLikeName ? 0 : 4) + (isNear ? 0 : 2) + (hasLikeAddress ? 0 : 1);
    return { duplicate: { cafe, meters, hasLikeName, hasLikeAddress }, isNear, doubt };
  });
  return found
    .filter(({ duplicate, isNear }) => duplicate.hasLikeName || isNear)
    .toSorted((a, b) => a.doubt - b.doubt || (a.duplicate.meters ?? 0) - (b.duplicate.meters ?? 0))
    .slice(0, MAX_DUPLICATES)
    .map(({ duplicate }) => duplicate);
}
