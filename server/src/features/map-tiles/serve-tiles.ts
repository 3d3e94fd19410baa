import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isUnchanged } from '../../http/send-ready.ts';
import type { ArchivePart, ArchiveVersion } from './archive-version.ts';
import { parseRange, type ByteRange } from './parse-range.ts';
import * as texts from './texts.ts';
import type { Logger } from '../../core/logger.ts';
import type { Settings } from '../../core/settings.ts';
import { TileArchive } from './tile-archive.ts';

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

const CONDITIONS = ['if-none-match', 'if-match', 'if-range'] as const;

type Headers = readonly (readonly [string, string])[];

const TYPE = ['content-type', 'application/vnd.pmtiles'] as const;

const commonHeaders = ({ etag }: ArchiveVersion, security: Headers): Headers => [
  ...security,
  ['accept-ranges', 'bytes'],
  ['cache-control', 'public, max-age=3600'],
  ['etag', etag],
];

const partHeaders = (
  version: ArchiveVersion,
  { start, length }: ByteRange,
  security: Headers,
): Headers => [
  ...commonHeaders(version, security),
  TYPE,
  ['content-length', String(length)],
  ['content-range', `bytes ${start}-${start + length - 1}/${version.size}`],
];

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

/** Answers requests for the tiles by ranges, before the application: a map asks for dozens at once. */
export class TileServer {
  readonly #archive: TileArchive;
  readonly #security: () => Headers;
  readonly #logger: Logger;
  /** Logged once, because a map requests dozens of ranges at once. */
  #isUnavailable = false;

  constructor(archive: TileArchive, security: () => Headers, logger: Logger) {
    this.#archive = archive;
    this.#security = security;
    this.#logger = logger;
  }

  /** @returns whether it answers the request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url !== TILES_PATH) return false;
    const version = this.#archive.fresh;
    const { headers } = request;
    const isConditional = CONDITIONS.some((name) => headers[name] !== undefined);
    const part = isConditional ? undefined : version?.parts.get(headers.range ?? '');
    if (part && request.method === 'GET')
      response.writeHead(206, [...part.headers]).end(part.bytes);
    else {
      this.#answer(request, response).then(
        () => this.#logRecovery(),
        (error: unknown) => this.#refuse(response, error),
      );
    }
    return true;
  }

  #logRecovery(): void {
    if (this.#isUnavailable) this.#logger.info('The tiles of the map are sent again.');
    this.#isUnavailable = false;
  }

  #refuse(response: ServerResponse, error: unknown): void {
    // Its visitor may have left.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (!this.#isUnavailable)
      this.#logger.error({ err: error }, 'The tiles of the map cannot be sent.');
    this.#isUnavailable = true;
    this.#end(response, 503, ['cache-control', 'no-store'], texts.changing);
  }

  #end(response: ServerResponse, status: number, header: Headers[number], text = ''): void {
    const type = ['content-type', 'text/plain; charset=utf-8'] as const;
    response.writeHead(status, [...this.#security(), header, type].flat());
    response.end(text);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method } = request;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const version = await this.#archive.current();
      const { etag, size } = version;
      const wanted = headers['if-match'];
      if (wanted && wanted !== '*' && !wanted.includes(etag)) {
        return this.#end(response, 412, ['etag', etag]);
      }
      const known = headers['if-none-match'];
      if (known && isUnchanged(known, etag)) {
        response.writeHead(304, commonHeaders(version, this.#security()).flat()).end();
        return;
      }
      // A part that goes with another version's parts is none: the whole is sent.
      const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
      const range = method === 'GET' && !isOther ? parseRange(headers.range, size) : null;
      if (range === 'none') {
        return this.#end(response, 416, ['content-range', `bytes */${size}`]);
      }
      if (!range || range.length > MAX_READ_BYTES) {
        return this.#stream(response, version, range, method === 'HEAD');
      }
      const bytes = await this.#archive.read(version, range.start, range.length);
      if (!bytes) continue;
      const part: ArchivePart = {
        bytes,
        headers: partHeaders(version, range, this.#security()).flat(),
      };
      version.parts.set(headers.range!, part);
      response.writeHead(206, [...part.headers]).end(bytes);
      return;
    }
    throw new Error('The file goes on changing.');
  }

  async #stream(
    response: ServerResponse,
    version: ArchiveVersion,
    range: ByteRange | null,
    isHead: boolean,
  ): Promise<void> {
    const security = this.#security();
    const whole = [
      ...commonHeaders(version, security),
      TYPE,
      ['content-length', String(version.size)] as const,
    ];
    if (range) response.writeHead(206, partHeaders(version, range, security).flat());
    else response.writeHead(200, whole.flat());
    if (isHead) {
      response.end();
      return;
    }
    const { start, length } = range ?? { start: 0, length: version.size };
    await pipeline(chunks(version.file, start, start + length), response);
  }
}
