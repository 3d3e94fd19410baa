import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '../../core/errors.ts';
import type { Settings } from '../../core/settings.ts';
import { clientOf } from '../../http/context.ts';
import { ReadyResponse } from '../../http/ready-response.ts';
import { isUnchanged, sendReady } from '../../http/send-ready.ts';
import type { Services } from '../../http/services.ts';
import * as texts from './texts.ts';
import { type ArchiveVersion, TileArchive } from './tile-archive.ts';

interface ByteRange {
  start: number;
  length: number;
}

/**
 * The one range of a Range header.
 * @returns null where it asks for everything, or for several; 'none' where the file has nothing there
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || match[0] === 'bytes=-') return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && first !== '' && Number(last) < start) return null;
  return start > end ? 'none' : { start, length: end - start + 1 };
}

/** Where a browser asks for the tiles of a file. */
const TILES_PATH = '/map-tiles.pmtiles';

/** Longer parts are streamed; a directory or a tile is far shorter. */
const MAX_READ_BYTES = 1024 * 1024;
/** After how many reads a file that keeps changing is given up. */
const MAX_TRIES = 3;

const isAddress = (place: string) => /^https?:/.test(place);

/** Where the browser finds the tiles, if there are any. */
export function tilesUrl({ MAP_TILES: place }: Settings): string | null {
  if (!place) return null;
  return isAddress(place) ? place : TILES_PATH;
}

/**
 * Opens the file of tiles, if the setting names one.
 * @throws UserFacingError where it is no PMTiles archive of vector tiles
 */
export async function openArchive({ MAP_TILES: place }: Settings): Promise<TileArchive | null> {
  return place && !isAddress(place) ? TileArchive.open(place) : null;
}

const TYPE = 'application/vnd.pmtiles';
const CACHE_CONTROL = 'public, max-age=3600';

/** A handle that is closed meanwhile ends it: what would follow is of another version. */
async function* chunks(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const length = Math.min(MAX_READ_BYTES, end - at);
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead === 0) throw new Error('The file has become shorter.');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

const contentRange = ({ start, length }: ByteRange, size: number) =>
  `bytes ${start}-${start + length - 1}/${size}`;

/** The version was replaced while it was read. */
class Replaced extends Error {}

/** Streams a long part, or the whole. */
function stream(reply: FastifyReply, version: ArchiveVersion, range: ByteRange | null) {
  const { start, length } = range ?? { start: 0, length: version.size };
  if (range) reply.code(206).header('content-range', contentRange(range, version.size));
  reply.headers({ 'content-type': TYPE, 'content-length': length });
  if (reply.request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(chunks(version.file, start, start + length)));
}

/** Answers from one version of the file. @throws Replaced */
async function answer(
  { answers, catalogue }: Services,
  archive: TileArchive,
  [request, reply]: [FastifyRequest, FastifyReply],
) {
  const { headers, method } = request;
  const version = await archive.current();
  const { etag, size, identity } = version;
  reply.headers({ 'accept-ranges': 'bytes', 'cache-control': CACHE_CONTROL, etag });
  const wanted = headers['if-match'];
  if (wanted && wanted !== '*' && !wanted.includes(etag)) return reply.code(412).send();
  const known = headers['if-none-match'];
  if (known && isUnchanged(known, etag)) return reply.code(304).send();
  // A part that goes with another version's parts is none: the whole is sent.
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  const range = method === 'GET' && !isOther ? parseRange(headers.range, size) : null;
  if (range === 'none') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  if (!range || range.length > MAX_READ_BYTES) return stream(reply, version, range);
  const question = {
    snapshot: catalogue.snapshot,
    key: `tiles ${identity} ${headers.range}`,
    scope: null,
    holds: () => archive.fresh === version,
    ip: clientOf(request).ip,
  };
  const ready = await answers.answer(question, async () => {
    const bytes = await archive.read(version, range.start, range.length);
    if (!bytes) throw new Replaced();
    return new ReadyResponse(bytes, TYPE, {
      status: 206,
      compression: 'none',
      cacheControl: CACHE_CONTROL,
      etag,
      headers: [
        ['accept-ranges', 'bytes'],
        ['content-range', contentRange(range, size)],
      ],
      isForAll: true,
    });
  });
  return sendReady(request, reply, ready);
}

/** Answers requests for the tiles, by ranges: a map asks for dozens at once. */
export function tilesRoute(app: FastifyInstance, services: Services, archive: TileArchive): void {
  const { logger } = services;
  // Logged once, because a map requests dozens of ranges at once.
  let isUnavailable = false;
  app.route({
    method: ['GET', 'HEAD'],
    url: TILES_PATH,
    handler: async (request, reply) => {
      try {
        for (let tries = 1; ; tries++) {
          try {
            const sent = await answer(services, archive, [request, reply]);
            if (isUnavailable) logger.info('The tiles of the map are sent again.');
            isUnavailable = false;
            return sent;
          } catch (error) {
            if (!(error instanceof Replaced) || tries === MAX_TRIES) throw error;
          }
        }
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (!isUnavailable) logger.error({ err: error }, 'The tiles of the map cannot be sent.');
        isUnavailable = true;
        reply.headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
        return reply.removeHeader('etag').code(503).send(texts.changing);
      }
    },
  });
}
