import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { pipeline, Readable, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshot } from '../catalogue/types.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { BROTLI_QUALITY, type Encoding } from './ready-response.ts';
import type { OpenStreams } from './open-streams.ts';
import { isUnchanged } from './send-ready.ts';

/** Revisions are counted by each process, so an ETag made of one is valid for that process alone. */
const PROCESS = randomUUID();

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, () => Duplex>> = {
  gzip: createGzip,
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

/** An answer that is never whole in memory, the same for everybody. */
export interface StreamedAnswer {
  snapshot: Snapshot;
  contentType: string;
  /** What a browser saves it as, rather than showing it. */
  filename: string;
  /** Who counts as the client. */
  ip: string;
  /** The body, made as fast as the client takes it. It is returned when the client disconnects. */
  chunks: () => AsyncGenerator<string>;
}

/**
 * Sends an answer by the chunk: negotiated encoding, ETag by the snapshot, 304 if it is unchanged.
 * @throws AppError RATE_LIMITED or UNAVAILABLE, if too many are open
 */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, contentType, filename, ip, chunks }: StreamedAnswer,
  streams: OpenStreams,
): FastifyReply {
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  const etag = `"${PROCESS}-${snapshot.revision}-${encoding}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // The body of a HEAD would be made only to be dropped.
  const end = request.method === 'HEAD' ? null : streams.begin(ip);
  reply.type(contentType).header('content-disposition', `attachment; filename="${filename}"`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (!end) return reply.send();
  const body = Readable.from(chunks(), { highWaterMark: 1 }).once('close', end);
  // Nobody listens for the timeout, so that it closes the connection. A request of `inject` has no socket.
  if (reply.raw.socket instanceof Socket) reply.raw.setTimeout(streams.stalledMs);
  if (encoding === 'identity') return reply.send(body);
  // An error, or a client that disconnects, ends both streams; Fastify logs it from the second one.
  return reply.send(pipeline(body, compressors[encoding](), () => {}));
}
