import { randomUUID } from 'node:crypto';
import { pipeline, Readable, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshot } from '../catalogue/types.ts';
import { acceptedEncodings } from './accepted-encodings.ts';
import { BROTLI_QUALITY, type Encoding } from './response-cache.ts';
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
  /** The body, made as fast as the client takes it. It is returned when the client goes away. */
  chunks: () => AsyncGenerator<string>;
}

/** Sends an answer by the chunk: negotiated encoding, ETag by the snapshot, 304 if it is unchanged. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { snapshot, contentType, chunks }: StreamedAnswer,
): FastifyReply {
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
  const etag = `"${PROCESS}-${snapshot.revision}-${encoding}"`;
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // The body of a HEAD would be made only to be dropped.
  if (request.method === 'HEAD') return reply.send();
  const body = Readable.from(chunks(), { highWaterMark: 1 });
  if (encoding === 'identity') return reply.send(body);
  // An error, or a client that goes away, ends both streams; Fastify logs it from the second one.
  return reply.send(pipeline(body, compressors[encoding](), () => {}));
}
